-- Two roles for one database: shop_owner owns the tables and migrates, shop_app is the running shop. The shop can
-- therefore neither change tables nor take the lock off the audit entries. Once, as a superuser:
--   psql -v database=shop -v owner_password=… -v app_password=… -f roles.sql
create role shop_owner login password :'owner_password';
create role shop_app login password :'app_password';
create database :"database" owner shop_owner;
revoke all on database :"database" from public;
grant connect on database :"database" to shop_app;
\connect :"database"
revoke create on schema public from public;
grant usage on schema public to shop_app;
alter default privileges for role shop_owner in schema public
  grant select, insert, update, delete on tables to shop_app;
alter default privileges for role shop_owner in schema public grant usage, select on sequences to shop_app;
