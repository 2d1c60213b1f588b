FROM node:24 AS build
WORKDIR /portal
COPY . .
# The commit and its day, which the image has no .git to ask for (docs/operacion.md).
ARG PORTAL_REVISION PORTAL_FECHA
RUN npm ci && node tools/build.mjs && node tools/sbom.mjs sbom.json

FROM node:24
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/jugador/package.json packages/jugador/
COPY packages/messages/package.json packages/messages/
COPY packages/server/package.json packages/server/
COPY packages/testkit/package.json packages/testkit/
COPY packages/web/package.json packages/web/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace @portal/server && npm cache clean --force
COPY --from=build /portal/packages/server/dist packages/server/dist
COPY --from=build /portal/packages/server/assets packages/server/assets
COPY --from=build /portal/packages/web/dist packages/web/dist
COPY --from=build /portal/packages/jugador/dist packages/jugador/dist
COPY --from=build /portal/sbom.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000
CMD ["node", "packages/server/dist/server.js"]
