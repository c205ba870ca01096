/** Mails through the real SMTP client to a real socket. */
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { mailer, NoMailServer } from "../../../server/clients/mailer";

it("are sent by SMTP with sender, subject, text and HTML", async () => {
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
