/**
 * The two environments of a workspace. Test keys can only access the sandbox, live keys only the live environment.
 */
export const environments = ['live', 'sandbox'] as const;
export type Environment = (typeof environments)[number];

/** A workspace and one of its environments. Every read and write is limited to one scope. */
export interface Scope {
  readonly workspaceId: string;
  readonly environment: Environment;
}

export function toOtherEnvironment({ workspaceId, environment }: Scope): Scope {
  return { workspaceId, environment: environment === 'live' ? 'sandbox' : 'live' };
}
