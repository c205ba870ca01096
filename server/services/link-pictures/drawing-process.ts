/**
 * The program that converts SVG to PNG. On the main thread, `asPng` would block every request for 40 ms. It runs in a
 * separate process because the library's native code aborts its process for some pictures.
 */
import { packageFile, type ThreadTask } from "../../process/job-thread";

const fonts = [
  "@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf",
  "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf",
  "@expo-google-fonts/heebo/800ExtraBold/Heebo_800ExtraBold.ttf",
];

/**
 * A picture's three megabytes of pixels are freed only with its JavaScript object, which is too small for the garbage
 * collector to hurry. So we run the collector after each picture; what it has found is freed in the next turn of the
 * event loop.
 */
const PROGRAM = `
const { Resvg } = require(data.resvg);
require("node:v8").setFlagsFromString("--expose-gc");
const rest = require("node:vm").runInNewContext("gc");
return { work: (svg) => new Resvg(svg, data.options).render().asPng(), rest };`;

/** A job is the text of an SVG, its result a PNG. */
export const drawing = (): ThreadTask => ({
  program: PROGRAM,
  data: {
    resvg: packageFile("@resvg/resvg-js"),
    options: { font: { loadSystemFonts: false, fontFiles: fonts.map((path) => packageFile(path)) } },
  },
  failed: "A picture could not be drawn",
  name: "The drawing process",
  apart: true,
});
