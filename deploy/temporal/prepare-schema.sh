#!/bin/sh
# Temporal's tables, made once and brought up to date ever after; both commands may run any number of times.
# Runs in the admin-tools image; where and as whom to connect comes from the environment (SQL_HOST and so on).
set -eu

prepare() {
  database="$1" schema="$2"
  temporal-sql-tool --database "$database" setup-schema --version 0.0
  temporal-sql-tool --database "$database" update-schema --schema-name "postgresql/v12/$schema"
}

prepare temporal temporal
prepare temporal_visibility visibility
