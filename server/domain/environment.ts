/** The two environments of a workspace. Test keys see the sandbox only, Live keys see live only. */
export const environments = ['live', 'sandbox'] as const;
export type Environment = (typeof environments)[number];

/** Every read and write is limited to one scope. */
export interface Scope {
  readonly workspaceId: string;
  readonly environment: Environment;
}

export function otherEnvironment({ workspaceId, environment }: Scope): Scope {
  return { workspaceId, environment: environment === 'live' ? 'sandbox' : 'live' };
}
