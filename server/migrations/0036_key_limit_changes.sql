-- The dashboard changes the limits of a key. The policy api_keys_changed restricts it to the person's workspace.
GRANT UPDATE (expires_at, scopes, allowed_networks) ON api_keys TO blazon_console;
