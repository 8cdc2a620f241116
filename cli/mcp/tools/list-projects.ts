import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

import { formatDateTime } from '../../src/terminal/output.ts';
import { readOnlyAnnotations } from '../annotations.ts';
import { runTool, toTextContent } from '../answer.ts';
import { pageLimitSchema, projectIdSchema } from '../inputs.ts';
import type { Deps } from '../deps.ts';

export function addListProjects(server: McpServer, { session }: Deps): void {
  server.registerTool(
    'list_projects',
    {
      title: 'List projects',
      description:
        'Lists the projects of the workspace, newest first, with their ids and names. Use it to find the project_id of a company or brand that a person mentions by name.',
      inputSchema: {
        limit: pageLimitSchema,
        after: projectIdSchema
          .optional()
          .describe('To continue a list: the id of the last project it showed.'),
      },
      annotations: readOnlyAnnotations,
    },
    ({ limit, after }, { signal }) =>
      runTool(async () => {
        const page = await session.blazon.projects.list({
          limit,
          ...(after !== undefined && { starting_after: after }),
          signal,
        });
        if (page.data.length === 0)
          return [toTextContent('There are no projects. generate_brand creates one by itself.')];
        const lines = page.data.map(({ id, name, description, created_at }) =>
          [
            id,
            JSON.stringify(name),
            description && JSON.stringify(description),
            `created ${formatDateTime(created_at)}`,
          ]
            .filter(Boolean)
            .join('  '),
        );
        const more =
          page.next_cursor === null
            ? undefined
            : `There are more: call again with after ${page.next_cursor}.`;
        return [toTextContent(...lines, more)];
      }),
  );
}
