FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY client-sdk/package.json client-sdk/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# The client's packages are inside of what was built; of the server's, only a compiler reads types and source maps.
FROM manifests AS packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace server \
  && mkdir -p server/node_modules \
  && rm -r node_modules/typescript node_modules/@types node_modules/@mainstreet \
  && find node_modules server/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
RUN mkdir /data

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages --chown=node:node /data /data
COPY --from=packages /app/node_modules node_modules
# Those of which the client's tools need another version.
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
# Pictures that a new business begins with.
COPY demo/pictures demo/pictures
COPY package.json ./
COPY server/package.json server/
USER node
ENV DATA_DIR=/data
EXPOSE 3030
# Whether it can serve: /healthz is 200 while the database is away too.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3030) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Not through npm: the server itself has to receive the signal to stop.
CMD ["node", "--initial-old-space-size=128", "server/dist/main.js"]
