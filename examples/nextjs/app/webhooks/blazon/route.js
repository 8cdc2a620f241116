import { handleWebhook } from '@blazon/sdk';
import { receiveEvent } from '../../../lib/sites.js';

// Answers 400 to requests that were not signed with our secret.
export const POST = (request) =>
  handleWebhook({ secret: process.env.BLAZON_WEBHOOK_SECRET ?? '', onEvent: receiveEvent })(request);
