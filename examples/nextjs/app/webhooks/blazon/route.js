import { handleWebhook } from '@blazon/sdk';
import { receiveEvent } from '../../../lib/sites.js';

// Rejects requests that were not signed with our secret with 400.
export const POST = (request) =>
  handleWebhook({ secret: process.env.BLAZON_WEBHOOK_SECRET ?? '', onEvent: receiveEvent })(request);
