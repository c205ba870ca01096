/** URL of the script of the door's page, which isn't part of Remix's scripts. The build replaces it. */
export const PHONE_SCRIPT = "/app/ui/door/phone/phone.ts";
