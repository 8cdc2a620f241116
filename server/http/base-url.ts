import type { Environment } from '../domain/environment.ts';

export interface HostParts {
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly docsUrl: string;
}

/** Where an environment is called: its host, at the port that the documentation is served at. */
export function baseUrl({ hosts, docsUrl }: HostParts, environment: Environment): string {
  const { port } = new URL(docsUrl);
  return `https://${hosts[environment]}${port === '' ? '' : `:${port}`}`;
}
