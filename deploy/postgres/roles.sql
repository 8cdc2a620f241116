-- Run once, when the container's data folder is new. `npm run services` makes the same in tools/services/databases.ts.

-- Owns the tables and migrates them.
create role blazon_owner login nosuperuser nobypassrls nocreaterole nocreatedb;
-- What the service connects as; row-level security applies to it.
create role blazon_app login nosuperuser nobypassrls nocreaterole nocreatedb;

create database blazon owner blazon_owner;
create database temporal;
create database temporal_visibility;
