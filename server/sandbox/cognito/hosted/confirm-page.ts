/** `GET /confirm`: the link in the sign-up mail, for pools that confirm by link. */
import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../../page-layout";
import { CognitoError, expiredCode } from "../cognito-errors";
import type { CognitoPool } from "../pool/cognito-pool";
import { confirmUser } from "../pool/confirm-user";
import { findUser } from "../pool/pool-users";

export function confirmPage(pool: CognitoPool): Hono {
  return new Hono().get("/confirm", async (context) => {
    const { user_name = "", confirmation_code = "" } = context.req.query();
    const user = findUser(pool, user_name);
    try {
      if (!user) throw expiredCode();
      await confirmUser(pool, user, confirmation_code);
      await pool.save();
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return context.html(sandboxPage("Not confirmed", html`<p role="alert">${error.message}</p>`), 400);
    }
    return context.html(sandboxPage("Confirmed", html`<p>Your registration has been confirmed!</p>`));
  });
}
