/** The box office functions that the door's pages use. Types only. */
import type { Backend } from "../../../server/backend/backend";

type BoxOffice = Backend["boxOffice"];
export type CrewPass = NonNullable<Awaited<ReturnType<Backend["doorPass"]>>>;
/** These functions, which exist only on a site with its own store. */
export type CrewServices<Name extends keyof BoxOffice> = Required<Pick<BoxOffice, Name>>;
