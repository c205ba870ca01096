/** Mails through the real SMTP client to a real socket. */
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { MailRejected, mailer, NoMailServer } from "../../../server/clients/mailer";

/** A mail server that takes everything, and the lines that it was sent. */
async function mailServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 tests\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        lines.push(line);
        if (inData && line !== ".") continue;
        if (line === "DATA") socket.write("354 go on\r\n");
        else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
        inData = line === "DATA";
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { send } = mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "Ringside <tickets@example.com>" });

  return { lines, send, server };
}

it("are sent by SMTP with sender, subject, text and HTML", async () => {
  const { lines, send, server } = await mailServer();
  await send({ to: "fan@example.com", subject: "Your tickets", text: "See you", html: "<p>See you</p>" });
  server.close();
  expect(lines).toEqual(
    expect.arrayContaining([
      "MAIL FROM:<tickets@example.com>",
      "RCPT TO:<fan@example.com>",
      "From: Ringside <tickets@example.com>",
      "Subject: Your tickets",
      "See you",
      "<p>See you</p>",
    ]),
  );
});

it("stay in the outbox if no server is configured", async () => {
  const { send } = mailer({ from: "tickets@example.com" });
  await expect(send({ to: "fan@example.com", subject: "", text: "" })).rejects.toBeInstanceOf(NoMailServer);
});

it("carry files, and pictures that the HTML shows", async () => {
  const { lines, send, server } = await mailServer();
  const picture = Buffer.from("a picture");
  await send({
    ...{ to: "fan@example.com", subject: "Your tickets", text: "See you", html: '<img src="cid:code" alt="">' },
    attachments: [
      { filename: "code.png", contentType: "image/png", content: picture, cid: "code" },
      {
        filename: "show.ics",
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: Buffer.from("BEGIN"),
      },
    ],
  });
  server.close();
  expect(lines).toEqual(
    expect.arrayContaining([
      "Content-ID: <code>",
      "Content-Disposition: inline; filename=code.png",
      picture.toString("base64"),
      "Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=show.ics",
      "Content-Disposition: attachment; filename=show.ics",
    ]),
  );
});

it.each([
  ["HTML that Gmail would cut off", { html: "x".repeat(100_001) }],
  ["too many files", { attachments: Array.from({ length: 31 }, () => file(1)) }],
  ["files that are too large", { attachments: [file(200_000), file(100_000)] }],
])("are refused with %s, before anything is sent", async (_, over) => {
  const { lines, send, server } = await mailServer();
  const mail = { to: "fan@example.com", subject: "Your tickets", text: "See you", ...over };
  await expect(send(mail)).rejects.toBeInstanceOf(MailRejected);
  server.close();
  expect(lines).toEqual([]);
});

it.each([
  ["to", { to: "fan@example.com\r\nBcc: evil@x.example" }],
  ["to, behind a separator", { to: "fan@example.com\u2028evil@x.example" }],
  ["replies", { replyTo: "office@example.com\nBcc: evil@x.example" }],
])("are refused with a control character in an address they go %s, before anything is sent", async (_, over) => {
  const { lines, send, server } = await mailServer();
  const mail = { to: "fan@example.com", subject: "Your tickets", text: "See you", ...over };
  await expect(send(mail)).rejects.toBeInstanceOf(MailRejected);
  server.close();
  expect(lines).toEqual([]);
});

function file(bytes: number) {
  return { filename: "file", contentType: "image/png", content: Buffer.alloc(bytes) };
}
