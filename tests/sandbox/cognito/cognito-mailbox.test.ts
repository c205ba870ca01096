/** The sandbox's mailbox, mail server and clock, and its responses to unknown requests. */
import { networkInterfaces } from "node:os";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

const send = async (mail: SendMailOptions) => {
  const transport = nodemailer.createTransport(world.settings("SMTP_URL"));
  await transport.sendMail({ from: world.settings("MAIL_FROM"), ...mail });
  transport.close();
};

test("a mail of the site arrives unchanged: dots, umlauts, long lines, both alternatives", async () => {
  const text = `Grüße!\n.dot\n..two dots\n100% = all of it\n${"long ".repeat(60)}end\nhttps://example.com/tickets?a=1&b=${"x".repeat(90)}`;
  await send({
    to: "fan@example.com",
    subject: "Deine Karten für die Nacht der Schläge — ein langer Betreff, der umbrochen werden muss",
    text,
    html: "<p>Grüße!</p>",
  });
  const [mail] = await world.mails("FAN@example.com");
  expect(mail).toMatchObject({
    to: "fan@example.com",
    medium: "EMAIL",
    subject: "Deine Karten für die Nacht der Schläge — ein langer Betreff, der umbrochen werden muss",
    text,
  });
  expect(mail?.code).toBeUndefined();
});

test("plain ASCII, an HTML part only, and several recipients arrive too", async () => {
  await send({ to: ["one@example.com", "two@example.com"], subject: "Plain", text: "Hello.\n\n.\n\nBye." });
  for (const to of ["one@example.com", "two@example.com"])
    expect((await world.mails(to))[0]).toMatchObject({ subject: "Plain", text: "Hello.\n\n.\n\nBye." });
  await send({ to: "one@example.com", subject: "Only HTML", html: "<h1>Hi</h1><p>R&amp;D <b>ünd</b> more</p>" });
  expect((await world.mails("one@example.com"))[0]?.text).toBe("Hi\nR&D ünd more");
});

test("the page shows codes and links, newest first, and runs no script from a mail", async () => {
  await world.signUp("page@example.com");
  await send({
    to: "page@example.com",
    subject: "<script>alert(1)</script>",
    text: "See https://example.com/x?a=1&b=2.",
  });
  const page = await (await fetch(`${world.origin}/mailbox?to=page@example.com`)).text();
  expect(page).toContain('<a href="https://example.com/x?a=1&amp;b=2">');
  expect(page).toContain(`<p class="code">${(await world.mails("page@example.com"))[1]?.code}</p>`);
  expect(page).not.toContain("<script");
});

test("the clock moves by valid durations only", async () => {
  const before = Date.parse((await (await fetch(`${world.origin}/clock`)).json()).now);
  const { body } = await world.later("PT31M");
  expect(Date.parse(String(body.now)) - before).toBeGreaterThanOrEqual(31 * 60_000);
  expect((await world.later("31 minutes")).status).toBe(400);
  expect((await world.post("/clock", {})).status).toBe(400);
});

test("unknown settings are refused", async () => {
  expect((await world.set({ mfa: true })).status).toBe(400);
});

test("it responds on every loopback address, and to unknown paths with a JSON 404", async () => {
  const { port } = new URL(world.origin);
  const six = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === "::1"),
  );
  for (const host of ["localhost", "127.0.0.1", ...(six ? ["[::1]"] : [])]) {
    const response = await fetch(`http://${host}:${port}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty("error.message");
  }
});

test("an unsupported operation gets the service's error name", async () => {
  const response = await fetch(world.origin, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.Unheard" },
    body: "{}",
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("x-amzn-errortype")).toBe("UnknownOperationException");
});

test("a mail's HTML is shown as it is, loads nothing and runs nothing, beside its text and its files", async () => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  await send({
    to: "looks@example.com",
    subject: "Grüße",
    text: "See https://example.com/text.",
    html: '<html><head></head><body><h1>Grüße</h1><img src="cid:code"><img src="https://example.com/pixel.png"><script>alert(1)</script></body></html>',
    attachments: [
      { filename: "code.png", content: picture, contentType: "image/png", cid: "code", contentDisposition: "inline" },
      { filename: "show.ics", content: calendar, contentType: "text/calendar; charset=utf-8; method=PUBLISH" },
    ],
  });
  const [mail] = await world.mails("looks@example.com");
  expect(mail).toMatchObject({ subject: "Grüße", text: "See https://example.com/text." });
  expect(mail?.files).toEqual([
    { name: "code.png", type: "image/png" },
    { name: "show.ics", type: "text/calendar" },
  ]);

  const page = await (await fetch(`${world.origin}/mailbox/${mail?.id}`)).text();
  expect(page).toContain(`<iframe title="The mail as it looks" src="/mailbox/${mail?.id}/html" sandbox="allow-popups `);
  expect(page).toContain('<a href="https://example.com/text">');
  expect(page).not.toContain("<h1>Grüße</h1><img");

  const shown = await fetch(`${world.origin}/mailbox/${mail?.id}/html`);
  const html = await shown.text();
  expect(html).toContain("<h1>Grüße</h1>");
  expect(html).toContain(`src="data:image/png;base64,${picture.toString("base64")}"`);
  const policy = shown.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'; img-src data:;");
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);

  const files = await Promise.all(
    [0, 1, 2].map((index) => fetch(`${world.origin}/mailbox/${mail?.id}/files/${index}`)),
  );
  expect(files.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(picture);
  expect(files[1]?.headers.get("content-disposition")).toBe('attachment; filename="show.ics"');
  expect(await files[1]?.text()).toBe(calendar);
  for (const path of ["nobody", "..%2f..%2fmailbox", `${mail?.id}/nothing`]) {
    expect((await fetch(`${world.origin}/mailbox/${path}/html`)).status, path).toBe(404);
  }
});

test("a code comes in the pool's own template, where the code stands once", async () => {
  await world.signUp("template@example.com");
  const [mail] = await world.mails("template@example.com");
  const html = await (await fetch(`${world.origin}/mailbox/${mail?.id}/html`)).text();
  expect(mail?.code).toMatch(/^\d{6}$/);
  expect(html.split(mail?.code ?? "no code")).toHaveLength(2);
  expect(html).not.toContain("{####}");
});
