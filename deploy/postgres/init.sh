#!/bin/sh
# Run once by the image of PostgreSQL when its folder is empty: the database and its two roles.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres \
  --set=database=shop --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" \
  --file=/roles.sql
