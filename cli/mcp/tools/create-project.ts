import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { additiveAnnotations } from '../annotations.ts';
import { runTool, toTextContent } from '../answer.ts';
import { idempotencyKeySchema, projectDescriptionSchema, projectNameSchema } from '../inputs.ts';
import type { Deps } from '../deps.ts';

export function addCreateProject(server: McpServer, { session }: Deps): void {
  server.registerTool(
    'create_project',
    {
      title: 'Create a project',
      description:
        'Creates an empty project. A project holds the brands of one company or product and their refinements. You rarely need this: generate_brand creates a project if none is given. Returns the project_id.',
      inputSchema: {
        name: projectNameSchema.describe('What the project is called, such as the name of the company.'),
        description: projectDescriptionSchema.optional().describe('A note for the people who work with it.'),
        idempotency_key: idempotencyKeySchema,
      },
      annotations: additiveAnnotations,
    },
    ({ name, description, idempotency_key: key }, { signal }) =>
      runTool(async () => {
        const body = { name, ...(description !== undefined && { description }) };
        const options = { signal, ...(key !== undefined && { idempotencyKey: key }) };
        const project = await session.blazon.projects.create(body, options);
        return [
          toTextContent(`Created project_id ${project.id}, "${project.name}". Pass it to generate_brand.`),
        ];
      }),
  );
}
