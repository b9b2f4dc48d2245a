#!/bin/sh
# Restores a backup of the compose.yaml shop: deploy/restore.sh FILE. Without FILE it takes the newest of the
# backup service, with --bucket the newest of the S3 bucket. Replaces everything that is there.
set -eu
file=${1:-}
[ -z "$file" ] || [ "$file" = --bucket ] || file=$(realpath -e "$file")
cd "$(dirname "$0")/.."
docker compose build
docker compose up --detach db
# The backup service stops too. Otherwise it could back up the lost shop, and that would be the newest backup.
docker compose stop shop backup
trap 'echo "The shop is stopped and was not restored. To start it: docker compose up --detach" >&2' EXIT
if [ "$file" = --bucket ]; then
  docker compose run --rm -T restore --bucket --force
elif [ -n "$file" ]; then
  # the file belongs to another user than the container's, so its bytes travel through a pipe
  in_backups() { docker compose run --rm -T --entrypoint sh restore -c "$1"; }
  in_backups 'umask 077 && cat >/backups/restored.tar' <"$file"
  restored=0
  docker compose run --rm -T restore /backups/restored.tar --force || restored=$?
  in_backups 'rm /backups/restored.tar'
  [ "$restored" = 0 ] || exit "$restored"
else
  docker compose run --rm -T restore /backups --force
fi
trap - EXIT
docker compose up --detach
