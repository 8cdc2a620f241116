-- E-mails that wait for the mail server: links for signing in, confirmations, invitations. A row is deleted once the mail
-- server has accepted its e-mail, or when the link inside has expired; an outage of the mail server loses nothing.

CREATE TABLE people.outgoing_emails (
  id         uuid PRIMARY KEY,
  -- Address, subject and text, encrypted: the links inside sign people in.
  sealed     bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 30 AND 65536),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When to try next. While a process is sending it, the end of that process's lease.
  due_at     timestamptz NOT NULL,
  tries      smallint NOT NULL DEFAULT 0
);
CREATE INDEX outgoing_emails_by_due ON people.outgoing_emails (due_at);
CREATE INDEX outgoing_emails_by_end ON people.outgoing_emails (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON people.outgoing_emails TO blazon_console;
