/**
 * Proves that webhooks reach only public addresses: `npm run prove -- addresses --json`. The proof runs in an
 * isolated network namespace in which every address is local and has a listener. Every connection is therefore
 * noticed, and a mistake cannot reach another machine. The proof takes only seconds, so --short is not needed.
 */
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { type FetchOutcome, openSafeFetch } from '../integrations/safe-fetch.ts';
import { type WebhookAddressPolicy, validateWebhookUrl } from '../domain/webhook-address.ts';
import { type DnsServer, startDnsServer } from '../test/support/dns-server.ts';
import { createThrowawayAuthority } from '../test/support/test-certificate-authority.ts';
import { controlTargets } from './ssrf/control-cases.ts';
import { corpus } from './ssrf/url-corpus.ts';
import { type Listeners, recordAllDials } from './ssrf/dial-recorder.ts';
import { runInNamespace, routeAllAddressesHere } from './ssrf/network-namespace.ts';
import { publicAddresses, publicDomain, type NameAnswers, type SsrfTarget } from './ssrf/ssrf-target.ts';
import { type Figure, reportFigures } from './figures.ts';

const insideNamespaceFlag = '--inside';
/** Targets that never respond take this long. */
const shortDeadlineMilliseconds = 3_000;
/** Long enough for a busy machine. */
const longDeadlineMilliseconds = 30_000;
const defaultPolicy: WebhookAddressPolicy = { allowedNetworks: [] };
const permissivePolicy: WebhookAddressPolicy = { allowedNetworks: ['0.0.0.0/0', '::/0'] };

if (process.argv.includes(insideNamespaceFlag)) {
  routeAllAddressesHere();
  reportFigures('addresses', await prove());
} else {
  process.exitCode = runInNamespace(fileURLToPath(import.meta.url), [
    insideNamespaceFlag,
    ...process.argv.slice(2),
  ]);
}

interface Stage {
  readonly listeners: Listeners;
  readonly nameServers: readonly string[];
}

async function prove(): Promise<Figure[]> {
  const authority = createThrowawayAuthority();
  const addresses = [
    publicAddresses.four,
    publicAddresses.six,
    '127.0.0.1',
    '10.0.0.1',
    '::ffff:a00:1',
    'fd00::1',
  ];
  const names = [`*.${publicDomain}`, 'localhost', 'receiver.localhost', 'receiver.internal', 'receiver'];
  const listeners = await recordAllDials(
    authority.issue([...addresses.map((address) => `IP:${address}`), ...names.map((name) => `DNS:${name}`)]),
  );
  // Each of the three checks has its own name server, because some names change their answer after the first query.
  const servers = await Promise.all([53, 54, 55].map((port) => startNameServer(port)));
  const [first, second, third] = servers.map((server) => ({ listeners, nameServers: [server.address] }));
  try {
    if (!first || !second || !third) throw new Error('The proof needs three name servers.');
    return [
      ...(await checkTargets(first)),
      await countWithoutPolicy(second),
      await countReachedControls(third),
    ];
  } finally {
    listeners.close();
    authority.remove();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Sends a webhook to every target, and counts wrong outcomes and connections to addresses that are not public. */
async function checkTargets(stage: Stage): Promise<Figure[]> {
  let accepted = 0;
  let connections = 0;
  for (const target of corpus) {
    const before = stage.listeners.begun();
    const deadline = target.expected === 'nothing' ? shortDeadlineMilliseconds : longDeadlineMilliseconds;
    const exchange = await post(stage, target.url, defaultPolicy, deadline);
    // A target with a public address must cause exactly one connection. Any other target must cause none.
    connections += stage.listeners.begun() - before - (target.expected === 'public' ? 1 : 0);
    if (isAsExpected(target, exchange)) continue;
    accepted += 1;
    console.log(`${target.what} (${JSON.stringify(target.url)}) should be ${target.expected}:`, exchange);
  }
  await wait(200);
  const forbidden = stage.listeners.reached.filter((address) => !isPublic(address));
  for (const address of forbidden) console.log(`dialled: ${address}`);
  return [
    { name: 'targets', value: new Set(corpus.map(({ what, url }) => `${what} ${url}`)).size, goal: '>=150' },
    { name: 'dialled', value: forbidden.length, goal: '=0' },
    { name: 'connections_begun', value: connections, goal: '=0' },
    { name: 'accepted_as_safe', value: accepted, goal: '=0' },
  ];
}

/**
 * A control: without the address policy, the same targets do reach the listeners, so the proof would notice a
 * connection.
 */
async function countWithoutPolicy(stage: Stage): Promise<Figure> {
  const dialable = corpus.filter(
    ({ url, expected }) => expected === 'refused' && validateWebhookUrl(url, permissivePolicy) === undefined,
  );
  const before = stage.listeners.reached.length;
  for (const { url } of dialable) await post(stage, url, permissivePolicy, shortDeadlineMilliseconds);
  await wait(200);
  const reachedAddresses = stage.listeners.reached.slice(before).filter((address) => !isPublic(address));
  return { name: 'noticed_with_everything_open', value: reachedAddresses.length, goal: '>=150' };
}

/** Checks that public receivers can be reached, and also private ones if the operator allows their network. */
async function countReachedControls(stage: Stage): Promise<Figure> {
  let reached = 0;
  for (const { what, url, allowedNetworks, address } of controlTargets) {
    const exchange = await post(stage, url, { allowedNetworks }, longDeadlineMilliseconds);
    const body = exchange.outcome === 'answered' ? exchange.body.toString() : exchange.message;
    if (body === `reached ${address}`) reached += 1;
    else console.log(`${what} (${url}) should have reached ${address}: ${body}`);
  }
  return { name: 'controls_reached', value: reached, goal: `=${controlTargets.length}` };
}

async function post(
  { nameServers }: Stage,
  url: string,
  policy: WebhookAddressPolicy,
  deadlineMilliseconds: number,
): Promise<FetchOutcome> {
  const safeFetch = openSafeFetch({ policy, nameServers });
  try {
    return await safeFetch.post(url, {
      headers: {},
      body: Buffer.from('{}'),
      deadlineMilliseconds,
      responseBytes: 1_000,
    });
  } finally {
    await safeFetch.close();
  }
}

function startNameServer(port: number): Promise<DnsServer> {
  const withNames: readonly Pick<SsrfTarget, 'name'>[] = [...corpus, ...controlTargets];
  const names = new Map<string, NameAnswers>(
    withNames.flatMap(({ name }) => (name ? [[name.host, name.answers]] : [])),
  );
  return startDnsServer(
    ({ name, type }, time) => {
      const answersByType = names.get(name);
      if (answersByType === undefined) return { records: [], code: 'NXDOMAIN' };
      const answer = type === 'other' ? undefined : answersByType[type];
      return answer === undefined ? { records: [] } : answer(time);
    },
    '127.0.0.1',
    port,
  );
}

function isAsExpected({ expected }: SsrfTarget, exchange: FetchOutcome): boolean {
  if (exchange.outcome === 'failed') {
    return expected === 'refused' ? exchange.reason === 'address_refused' : expected === 'nothing';
  }
  const [word, address = ''] = exchange.body.toString().split(' ');
  return expected === 'public' && word === 'reached' && isPublic(address);
}

function isPublic(address: string): boolean {
  return address === publicAddresses.four || address === publicAddresses.six;
}
