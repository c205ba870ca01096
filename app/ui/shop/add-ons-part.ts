/** Goods beside held seats: their forms need no scripts, so the browser keeps the server's markup. */
import { staticPart } from "../../framework/static-part";
import { AddOns } from "./add-ons";
import "./add-ons.css";

export const addOnsPart = staticPart(
  import.meta.env.SSR ? AddOns : undefined,
  async () => (await import("./add-ons")).AddOns,
);
