// Creates the Temporal namespace and a demo workspace, whose webhooks go to tools/receive.ts, at the first start of
// containers. Prints the dashboard's address and the keys. Needs the environment of the operator's tool.

import { ensureDemoWorkspace } from './services/demo-workspace.ts';
import { checkTemporal } from './services/temporal-namespace.ts';
import { waitUntil } from './services/wait-until.ts';

const [receiver] = process.argv.slice(2);
if (receiver === undefined) throw new Error('usage: set-up-demo <address of the receiver>');

await waitUntil(
  () => checkTemporal(requireSetting('BLAZON_TEMPORAL_ADDRESS'), requireSetting('BLAZON_TEMPORAL_NAMESPACE')),
  {
    what: 'Temporal to be ready',
    seconds: 120,
    everyMilliseconds: 500,
  },
);
const { person, sandbox, live } = await ensureDemoWorkspace(process.env, receiver);
console.log(`
Blazon is ready.
  dashboard  ${requireSetting('BLAZON_CONSOLE_ORIGIN')}
             ${person.email}, password ${person.password}
  sandbox    key ${sandbox}
  live       key ${live}
`);

function requireSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}
