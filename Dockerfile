# docs/deploy.md describes its use. Pin both images by digest when you take them: `docker buildx imagetools inspect <image>`.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci
RUN npm run build
# Makes a first release, like on any server.
RUN mkdir -p /srv/hospital
RUN echo 'configuration="/site/deploy/Caddyfile"; reload() { :; }' > /srv/hospital/server.sh
RUN deploy/release /srv/hospital

FROM caddy:2.10.2-alpine
COPY --from=build /srv/hospital /srv/hospital
COPY --from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile
# Plain HTTP: the proxy in front handles TLS and redirects http to https.
ENV SITE_ADDRESS=:80
EXPOSE 80
