/** `GET /confirm`: the link of a sign-up's mail, where the pool confirms by link. */
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../../page-layout";
import { CognitoError, expiredCode } from "../cognito-errors";
import { confirm } from "../pool/confirm-user";
import { findUser } from "../pool/pool-users";
import type { Pool } from "../pool/user-pool";

export function confirmPage(pool: Pool): Hono {
  return new Hono().get("/confirm", async (context) => {
    const { user_name = "", confirmation_code = "" } = context.req.query();
    const user = findUser(pool, user_name);
    try {
      if (!user) throw expiredCode();
      await confirm(pool, user, confirmation_code);
      await pool.save();
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return context.html(page("Not confirmed", html`<p role="alert">${error.message}</p>`), 400);
    }
    return context.html(page("Confirmed", html`<p>Your registration has been confirmed!</p>`));
  });
}
