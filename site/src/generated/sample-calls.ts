import { exampleOf } from '@blazon/contract/example-of.ts';
import type { Operation } from '@blazon/contract/operations.ts';
import { examples } from '@blazon/contract/resources.ts';

interface SampleCall {
  readonly language: 'ts' | 'python';
  readonly code: string;
}

const ids: Readonly<Record<string, string>> = { project_id: examples.project, event_id: examples.event };

/** Builds the curl command for a call, with the contract's example as its body. */
export function curlCall({ method, path, body, success: { mediaType } }: Operation): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? name);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$BLAZON_BASE_URL${address}"`,
    '-H "Authorization: Bearer $BLAZON_API_KEY"',
    ...(mediaType === undefined ? [] : [`-H "Accept: ${mediaType}"`]),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(smallest(body))}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/**
 * Returns a body with only the required fields. A body with its own example, or without required fields, is shown
 * whole.
 */
function smallest(body: NonNullable<Operation['body']>): unknown {
  const example = exampleOf(body) as Record<string, unknown>;
  const { required, examples: whole } = body as { required?: string[]; examples?: unknown[] };
  if (whole || !required) return example;
  return Object.fromEntries(required.map((name) => [name, example[name]]));
}

const project = examples.project;

const calls: Readonly<Record<string, readonly [ts: string, python: string]>> = {
  createProject: [
    `const project = await blazon.projects.create({ name: 'Harbour Coffee' });`,
    `project = client.projects.create(name="Harbour Coffee")`,
  ],
  listProjects: [
    `for await (const project of blazon.projects.list()) console.log(project.name);`,
    `for project in client.projects.list():\n    print(project.name)`,
  ],
  getProject: [
    `const project = await blazon.projects.get('${project}');`,
    `project = client.projects.get("${project}")`,
  ],
  updateProject: [
    `await blazon.projects.update('${project}', { name: 'Harbour Coffee Roasters' });`,
    `client.projects.update("${project}", name="Harbour Coffee Roasters")`,
  ],
  deleteProject: [`await blazon.projects.delete('${project}');`, `client.projects.delete("${project}")`],
  generateBrand: [
    `const job = await blazon.brands.generate({
  project_id: '${project}',
  prompt: 'A coffee roastery by the old harbour, calm and warm',
});`,
    `job = client.brands.generate(
    project_id="${project}",
    prompt="A coffee roastery by the old harbour, calm and warm",
)`,
  ],
  listBrands: [
    `for await (const brand of blazon.brands.list()) console.log(brand.prompt);`,
    `for brand in client.brands.list():\n    print(brand.prompt)`,
  ],
  listMemory: [
    `for await (const node of blazon.memory.list('${project}')) console.log(node.id, node.parent_id);`,
    `for node in client.memory.list("${project}"):\n    print(node.id, node.parent_id)`,
  ],
};

/** Returns the SDK code for a call, if the SDKs have a method for it. */
export function sdkCalls(name: string): SampleCall[] {
  const [ts, python] = calls[name] ?? [];
  if (ts === undefined || python === undefined) return [];
  return [
    { language: 'ts', code: ts },
    { language: 'python', code: python },
  ];
}
