/** Remix's options. The bundler is Vite, which takes them from here (vite.config.ts); the URL table is app/routes.ts. */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
};
