/** Paths of the door. */
export const DOOR_PATH = "/door";
/** Where the pages that the QR codes link to begin. Unlike the door's page, they have an overlay. */
export const CHECK_IN_PATH = "/check-in";
/** Id of the route of the door's page. */
export const DOOR_ROUTE = "routes/door";
