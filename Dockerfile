# The server, its pages and the muster command: no tests, no build tools.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /muster
COPY package.json package-lock.json ./
# The image has Node 24 already; the pinned copy is for machines that have another.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY . .
# The page of rules names the tests of each clause; after that neither they nor what builds the page are needed.
RUN node node_modules/vite/bin/vite.js build \
 && npm uninstall --no-save --omit=dev --ignore-scripts vite @prefresh/vite preact node \
 && rm -rf games/*/browser games/*/golden server/testing/attack server/testing/crash server/testing/world \
 && find . -path ./node_modules -prune -o -name '*.test.ts' -exec rm {} +

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MUSTER_DATA=/data/muster.db
WORKDIR /muster
COPY --from=built /muster/node_modules ./node_modules
COPY package.json LICENSE README.md ./
COPY --from=built /muster/kernel ./kernel
COPY --from=built /muster/games ./games
COPY --from=built /muster/bots ./bots
COPY --from=built /muster/wire ./wire
COPY --from=built /muster/words ./words
COPY --from=built /muster/server ./server
COPY --from=built /muster/cli ./cli
COPY --from=built /muster/dist/web ./dist/web
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MUSTER_PORT ?? 8080}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "cli/muster.ts"]
CMD ["serve"]
