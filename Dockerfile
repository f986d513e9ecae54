# Builds with the pinned Node that comes with the packages; runs on the slim image.
# `--build-arg SANDBOX=on`: with the embedded sandbox and its packages, to show the site without upstreams; the server itself needs none.
# `--build-arg PREVIOUS=<the image that runs now>`: its hashed files, and those of the one before, go into the new image too.
# `--build-arg NODE_IMAGE=…`: the same image in a registry of yours, or a newer one. By its digest, so that a build can be repeated.
# `--build-arg REVISION=$(git rev-parse HEAD)`: for the label.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ARG PREVIOUS=${NODE_IMAGE}
FROM ${PREVIOUS} AS previous
RUN mkdir -p /app/dist/client

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY sandbox/package.json ./sandbox/
COPY shared/package.json ./shared/
RUN npm ci --no-audit --no-fund
COPY . .
COPY --from=previous /app/dist ./dist
# off: React's own encoding (docs/decisions/014).
ARG REACT_TEXT_PATCH=on
# keep: React's renderer for browsers as published (docs/decisions/069).
ARG UNUSED_REACT=drop
RUN npm run build
# Below the build, which images with and without the sandbox share.
ARG SANDBOX=off
RUN if [ "$SANDBOX" = on ]; then npm prune --omit=dev --no-audit --no-fund; \
    else rm -r node_modules dist/sandbox && mkdir node_modules; fi

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG REVISION=unknown
# dist/licenses.txt has the licence texts of the packages in dist; package-lock.json tells an image scanner which they are.
LABEL org.opencontainers.image.title="croupier" \
      org.opencontainers.image.description="Player site for online casino and sports betting" \
      org.opencontainers.image.licenses="LicenseRef-UNLICENSED" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/config ./config
# Numbers (the user `node`), so that an orchestrator can tell that it is not root.
RUN mkdir .data && chown 1000:1000 .data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "dist/server/main.js"]
