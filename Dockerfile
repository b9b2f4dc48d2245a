# The shop in production. Its Node is the base image's; the Node packages among the optional dependencies, which
# serve machines with an older one, stay out.
FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-trixie-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# the bundler has done its work in the other stage, and types are nothing to a running shop
RUN npm ci --omit=dev \
  && npm uninstall --no-save --omit=dev vite @vitejs/plugin-react \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/typescript node_modules/@typescript

FROM node:24-trixie-slim
# pg_dump, pg_restore and psql of the backup service, as new as compose.yaml's server
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
# two places for all threads' memory: with one for each, what they free stays theirs (some 40 MB)
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY package.json LICENSE ./
COPY scripts/node-24.js scripts/
COPY migrations migrations
COPY shared shared
COPY server server
COPY --from=build /shop/dist dist
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
