/** Where the door is. */
export const DOOR_PATH = "/door";
/** Where the pages behind the QR codes begin, which have an overlay. */
export const CHECK_IN_PATH = "/check-in";
/** The id of its page's route. */
export const DOOR_ROUTE = "routes/door";
