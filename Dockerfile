# Two stages: what the build needs, and the server with the files that it loads.
FROM node:24-slim AS build
# A package brings a command-line tool that would be downloaded and is not used.
ENV SENTRYCLI_SKIP_DOWNLOAD=1
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The copy has no .git: docker build --build-arg COMMIT="$(git rev-parse HEAD)" .
ARG COMMIT
RUN npm run build && node scripts/runtime-packages.mjs /packages

FROM node:24-slim
# Newer releases of Node let the heap grow to 250 MB before they look for garbage; so an idle site stays under 150. And
# where the heap may take gigabytes, it grows to four times what is in use; 512 MB are several times what a busy site has.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
WORKDIR /site
COPY --from=build /packages/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY public public
COPY films films
# A new volume at one of these belongs to the user that its folder belongs to here.
RUN mkdir -p /data /media && chown node:node /data /media
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# node itself is the container's process, so that SIGTERM reaches it and it drains.
CMD ["node", "build/server/start.js"]
