import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

import { dateOf } from '../../src/terminal/output.ts';
import { readsOnly } from '../annotations.ts';
import { answer, text } from '../answer.ts';
import { pageLimit, projectId } from '../inputs.ts';
import type { Deps } from '../deps.ts';

export function addListProjects(server: McpServer, { session }: Deps): void {
  server.registerTool(
    'list_projects',
    {
      title: 'List projects',
      description:
        'Lists the projects of the workspace, newest first, with their ids and names. Use it to find the project_id of a company or brand that a person mentions by name.',
      inputSchema: {
        limit: pageLimit,
        after: projectId.optional().describe('To continue a list: the id of the last project it showed.'),
      },
      annotations: readsOnly,
    },
    ({ limit, after }, { signal }) =>
      answer(async () => {
        const page = await session.blazon.projects.list({
          limit,
          ...(after !== undefined && { starting_after: after }),
          signal,
        });
        if (page.data.length === 0)
          return [text('There are no projects. generate_brand creates one by itself.')];
        const lines = page.data.map(({ id, name, description, created_at }) =>
          [
            id,
            JSON.stringify(name),
            description && JSON.stringify(description),
            `created ${dateOf(created_at)}`,
          ]
            .filter(Boolean)
            .join('  '),
        );
        const more =
          page.next_cursor === null
            ? undefined
            : `There are more: call again with after ${page.next_cursor}.`;
        return [text(...lines, more)];
      }),
  );
}
