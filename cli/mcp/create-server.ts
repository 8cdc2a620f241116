import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import manifest from '../package.json' with { type: 'json' };
import type { Deps } from './deps.ts';
import { addResources } from './resources.ts';
import { addCompareBrands } from './tools/compare-brands.ts';
import { addCreateProject } from './tools/create-project.ts';
import { addGenerateBrand } from './tools/generate-brand.ts';
import { addListBrands } from './tools/list-brands.ts';
import { addListProjects } from './tools/list-projects.ts';
import { addRefineBrand } from './tools/refine-brand.ts';
import { addViewBrand } from './tools/view-brand.ts';

const tools = [
  addGenerateBrand,
  addRefineBrand,
  addViewBrand,
  addCompareBrands,
  addListBrands,
  addListProjects,
  addCreateProject,
];

/** Creates a server for one connection. All servers share the dependencies. */
export function createServer(deps: Deps): McpServer {
  const server = new McpServer(
    { name: 'blazon', title: 'Blazon', version: manifest.version },
    { instructions: createInstructions(deps) },
  );
  for (const add of tools) add(server, deps);
  addResources(server, deps);
  return server;
}

function createInstructions({ session }: Deps): string {
  return [
    'Blazon draws brand identities (logo, two colours, typeface) from a description.',
    'A project holds brands; each brand has a brand_id. generate_brand makes a first one, refine_brand makes a changed version and keeps the original.',
    'Look at the pictures that come back before you describe a result, and pass on every sentence that begins with "Not done".',
    session.environment === 'live'
      ? 'The key is a Live key: every generation and refinement is billed, so ask before you make several. Drawings go to the webhook of the workspace; here you get colours and type.'
      : 'The key is a Test key: nothing is billed. The word SANDBOX across a logo is a watermark, not part of the drawing.',
  ].join('\n');
}
