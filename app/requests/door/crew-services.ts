/** What the door's pages ask of the box office. Types only. */
import type { Backend } from "../../../server/backend/backend";

type BoxOffice = Backend["boxOffice"];
export type CrewPass = NonNullable<Awaited<ReturnType<Backend["doorPass"]>>>;
/** The named functions, which a site with its own store has. */
export type CrewServices<Name extends keyof BoxOffice> = Required<Pick<BoxOffice, Name>>;
