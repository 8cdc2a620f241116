/* oxlint-disable node/no-process-env, no-console */
// node call-fetch-receiver.mjs <module>: sends a module's handler a signed event and a forged one; prints both statuses.
import { pathToFileURL } from 'node:url';
import { sendEvent, successEvent } from '@blazon/sdk/testing';

const secret = process.env.BLAZON_WEBHOOK_SECRET;
const module = await import(pathToFileURL(process.argv[2]));
const handler = module.POST ?? ((request) => module.default.fetch(request, process.env));
const url = 'https://example.com/webhooks/blazon';

// Make sendEvent call the handler instead of the network.
globalThis.fetch = (address, init) => handler(new Request(address, init));
const signed = await sendEvent(url, successEvent(), secret);
const forged = await handler(new Request(url, { method: 'POST', body: JSON.stringify(successEvent()) }));
console.log(signed.status, forged.status);
