#!/bin/sh
# Restores a backup of the compose.yaml shop: deploy/restore.sh FILE. Without FILE it takes the newest of the
# backup service. Replaces everything that is there.
set -eu
file=${1:+$(realpath "$1")}
cd "$(dirname "$0")/.."
docker compose up --detach --build db backup
docker compose stop shop
if [ -n "$file" ]; then
  # the file belongs to another user than the container's, so its bytes travel through a pipe
  docker compose exec -T backup sh -c 'umask 077 && cat >/backups/restored.tar' <"$file"
  docker compose run --rm -T restore /backups/restored.tar --force
  docker compose exec -T backup rm /backups/restored.tar
else
  docker compose run --rm -T restore /backups --force
fi
docker compose up --detach
