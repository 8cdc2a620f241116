import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { creates } from '../annotations.ts';
import { answer } from '../answer.ts';
import { brandOf } from '../brands.ts';
import { brandId, idempotencyKey, prompt, waitSeconds } from '../inputs.ts';
import { newKey, order } from '../order.ts';
import type { Deps } from '../deps.ts';

export function addRefineBrand(server: McpServer, deps: Deps): void {
  server.registerTool(
    'refine_brand',
    {
      title: 'Refine a brand',
      description:
        'Makes a new version of a brand with one change; everything that the change does not name stays the same. The original is kept. Waits for the result and returns pictures, colours and the new brand_id, plus a sentence for anything that could not be done. To undo, refine the earlier brand_id again.',
      inputSchema: {
        brand_id: brandId.describe('The brand to start from, as returned by generate_brand or list_brands.'),
        change: prompt.describe(
          'Only what should change, such as "deeper blue", "rounder letters" or "without the icon". Do not repeat the original description.',
        ),
        wait_seconds: waitSeconds,
        idempotency_key: idempotencyKey,
      },
      annotations: creates,
    },
    (given, extra) =>
      answer(async () => {
        const { project_id, memory_id } = await brandOf(deps, given.brand_id, extra.signal);
        const body = { project_id, memory_id, prompt: given.change };
        const givenKey = given.idempotency_key;
        const key = givenKey ?? newKey();
        return order(deps, { body, key, givenKey, waitSeconds: given.wait_seconds }, extra);
      }),
  );
}
