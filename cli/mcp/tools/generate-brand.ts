import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createProjectForSentence } from '../../src/brand/new-project.ts';
import { additiveAnnotations } from '../annotations.ts';
import { runTool } from '../answer.ts';
import {
  brandNameSchema,
  idempotencyKeySchema,
  projectIdSchema,
  promptSchema,
  waitSecondsSchema,
} from '../inputs.ts';
import { createIdempotencyKey, placeOrder } from '../order.ts';
import type { Deps } from '../deps.ts';

export function addGenerateBrand(server: McpServer, deps: Deps): void {
  server.registerTool(
    'generate_brand',
    {
      title: 'Generate a brand identity',
      description:
        'Draws a new brand identity from a description: a logo for light and one for dark backgrounds, two colours and a typeface. Waits for the result and returns pictures, colours and the brand_id. Call it once for each idea. To change an existing brand, call refine_brand instead: another generate_brand starts from scratch.',
      inputSchema: {
        prompt: promptSchema.describe(
          "What the brand is, in the person's words: its name, what it does, its mood, colours or images that are wanted or not wanted. Any language. Do not add style directions that nobody asked for.",
        ),
        brand_name: brandNameSchema
          .optional()
          .describe(
            'The name exactly as it should appear in the logo. Leave it out if the prompt states it clearly.',
          ),
        project_id: projectIdSchema
          .optional()
          .describe('The project that the brand belongs to. If omitted, a new project is created.'),
        wait_seconds: waitSecondsSchema,
        idempotency_key: idempotencyKeySchema,
      },
      annotations: additiveAnnotations,
    },
    (given, extra) =>
      runTool(async () => {
        const givenKey = given.idempotency_key;
        const key = givenKey ?? createIdempotencyKey();
        const name = given.brand_name;
        const project_id =
          given.project_id ??
          (await createProjectForSentence(deps.session, name ?? given.prompt, {
            signal: extra.signal,
            idempotencyKey: `${key}-project`,
          }));
        const body = { project_id, prompt: given.prompt, ...(name !== undefined && { brand_name: name }) };
        return placeOrder(deps, { body, key, givenKey, waitSeconds: given.wait_seconds }, extra);
      }),
  );
}
