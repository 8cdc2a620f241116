-- Run once, when the container's data folder is new. `npm run services` makes the same in tools/services/databases.ts.

-- Owns the tables and migrates them.
create role blazon_owner login nosuperuser nobypassrls nocreaterole nocreatedb;
-- What the service connects as; row-level security applies to it.
create role blazon_app login nosuperuser nobypassrls nocreaterole nocreatedb;
-- The same for the dashboard's process, with what only it may touch: people, their sessions, new keys.
create role blazon_console login nosuperuser nobypassrls nocreaterole nocreatedb;
grant blazon_app to blazon_console;

create database blazon owner blazon_owner;
create database temporal;
create database temporal_visibility;
