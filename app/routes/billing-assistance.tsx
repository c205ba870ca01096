import type { LoaderFunctionArgs } from "@remix-run/node";
import { absent } from "./absent";

export function loader({ request }: LoaderFunctionArgs): never {
  throw absent(request);
}

export default function Page() {
  return null;
}
