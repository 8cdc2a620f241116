import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The configuration of workerd, the runtime of Cloudflare Workers, for the program in this folder. */
export function createEdgeConfig(folder: string, port: number): string {
  const dist = 'node_modules/@blazon/sdk/dist';
  const modules = [
    // The first module is the entry point.
    'serve-edge.js',
    'checks.js',
    ...readdirSync(join(folder, dist))
      // Edge runtimes lack the Node.js modules that testing.js imports.
      .filter((name) => name.endsWith('.js') && name !== 'testing.js')
      .map((name) => `${dist}/${name}`),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${modules.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
      compatibilityDate = "2026-11-01",
      globalOutbound = "network",
    )),
    (name = "network", network = (
      allow = ["local", "private"],
      tlsOptions = (trustedCertificates = [embed "authority.pem"]),
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}
