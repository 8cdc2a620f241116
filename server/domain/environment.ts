/** What a Test key makes, no Live key sees: the two worlds inside a workspace. */
export const environments = ['live', 'sandbox'] as const;
export type Environment = (typeof environments)[number];

/** Every read and every change happens inside one of these. */
export interface Scope {
  readonly workspaceId: string;
  readonly environment: Environment;
}
