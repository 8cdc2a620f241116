/** A key without scopes has full access, including to operations added later. */
export const keyScopes = ['read', 'generate', 'write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Completes "This key may …" in messages and in the dashboard. */
export const keyScopePhrases: Record<KeyScope, string> = {
  read: 'read projects, brands, memory and sandbox events',
  generate: 'generate brands',
  write: 'create, change and delete projects',
};
