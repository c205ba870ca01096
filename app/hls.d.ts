/** The lighter build of hls.js has no types of its own; what we use of it is the same. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
