FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/package.json package.json
COPY --from=build /app/server/package.json server/package.json
RUN mkdir /data && chown node /data
USER node
ENV DATA_DIR=/data
EXPOSE 3030
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:3030/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Not through npm: the server itself has to receive the signal to stop.
CMD ["node", "--initial-old-space-size=128", "server/dist/main.js"]
