# Builds the product and runs it as an ordinary user. It expects a PostgreSQL 15 or newer in DATABASE_URL (see compose.yaml).
FROM node:26-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml turbo.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/android/package.json packages/android/
COPY packages/client/package.json packages/client/
COPY packages/config/package.json packages/config/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/reference/package.json packages/reference/
COPY packages/ui/package.json packages/ui/
COPY patches patches
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build
# Only what runs travels on: half the size.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules && CI=true pnpm install --prod --frozen-lockfile --offline

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/api/dist/main.js"]
