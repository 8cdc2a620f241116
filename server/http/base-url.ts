import type { Environment } from '../domain/environment.ts';

export interface HostDeps {
  readonly hosts: Readonly<Record<Environment, string>>;
  readonly docsUrl: string;
}

/** Returns the base URL of an environment: its host, with the port of the documentation. */
export function baseUrlOf({ hosts, docsUrl }: HostDeps, environment: Environment): string {
  const { port } = new URL(docsUrl);
  return `https://${hosts[environment]}${port === '' ? '' : `:${port}`}`;
}
