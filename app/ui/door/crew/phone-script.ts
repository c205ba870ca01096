/** The address of the script of the door's page, which is no part of Remix's. The build puts its own here. */
export const PHONE_SCRIPT = "/app/ui/door/phone/phone.ts";
