-- A CLI token stays at the home cell when its workspace moves to another one, and the membership moves away. The
-- console ends tokens together with the membership, and refuses those that are older than it
-- (docs/decisions/0018-cli-tokens.md).
ALTER TABLE people.cli_tokens DROP CONSTRAINT cli_tokens_workspace_id_person_id_fkey;
