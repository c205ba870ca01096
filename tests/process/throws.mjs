/** Loaded before the site to test unhandled failures: each signal causes one. */
process.on("SIGUSR2", () => {
  throw new Error("thrown by nobody");
});
process.on("SIGHUP", () => {
  Promise.reject(new Error("rejected by nobody"));
});
