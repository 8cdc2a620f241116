import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { additiveAnnotations } from '../annotations.ts';
import { runTool } from '../answer.ts';
import { findBrandByAnyId } from '../brands.ts';
import { brandIdSchema, idempotencyKeySchema, promptSchema, waitSecondsSchema } from '../inputs.ts';
import { createIdempotencyKey, placeOrder } from '../order.ts';
import type { Deps } from '../deps.ts';

export function addRefineBrand(server: McpServer, deps: Deps): void {
  server.registerTool(
    'refine_brand',
    {
      title: 'Refine a brand',
      description:
        'Makes a new version of a brand with one change; everything that the change does not name stays the same. The original is kept. Waits for the result and returns pictures, colours and the new brand_id, plus a sentence for anything that could not be done. To undo, refine the earlier brand_id again.',
      inputSchema: {
        brand_id: brandIdSchema.describe(
          'The brand to start from, as returned by generate_brand or list_brands.',
        ),
        change: promptSchema.describe(
          'Only what should change, such as "deeper blue", "rounder letters" or "without the icon". Do not repeat the original description.',
        ),
        wait_seconds: waitSecondsSchema,
        idempotency_key: idempotencyKeySchema,
      },
      annotations: additiveAnnotations,
    },
    (given, extra) =>
      runTool(async () => {
        const { project_id, memory_id } = await findBrandByAnyId(deps, given.brand_id, extra.signal);
        const body = { project_id, memory_id, prompt: given.change };
        const givenKey = given.idempotency_key;
        const key = givenKey ?? createIdempotencyKey();
        return placeOrder(deps, { body, key, givenKey, waitSeconds: given.wait_seconds }, extra);
      }),
  );
}
