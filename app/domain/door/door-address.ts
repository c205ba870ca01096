/** Where the door is. */
export const DOOR_PATH = "/door";
/** The id of its page's route. */
export const DOOR_ROUTE = "routes/door";
