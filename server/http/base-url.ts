import type { Environment } from '../domain/environment.ts';

export interface HostDeps {
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly docsUrl: string;
}

/** Returns the base URL of an environment's API. All hosts share one port, which is taken from the docs URL. */
export function buildBaseUrl({ hosts, docsUrl }: HostDeps, environment: Environment): string {
  const { port } = new URL(docsUrl);
  return `https://${hosts[environment]}${port === '' ? '' : `:${port}`}`;
}
