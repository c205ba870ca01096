/** Loaded before the site, for the test of failures that nobody handles: each signal is one of them. */
process.on("SIGUSR2", () => {
  throw new Error("thrown by nobody");
});
process.on("SIGHUP", () => {
  Promise.reject(new Error("rejected by nobody"));
});
