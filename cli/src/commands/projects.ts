import type { Project } from '../../../sdk/src/generated.ts';
import { Interrupted, usageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';
import { confirm } from '../terminal/ask.ts';
import { formatDateTime, print, printJson, formatTable } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { type ListingOptions, showList } from './lists.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function listProjects(
  { blazon }: Session,
  options: ListingOptions,
  signal: AbortSignal,
): Promise<void> {
  return showList((page) => blazon.projects.list(page), options, signal, {
    head: ['id', 'created', 'name'],
    row: ({ id, created_at, name }) => [id, formatDateTime(created_at), toPrintable(name)],
  });
}

export async function createProject(
  { blazon }: Session,
  name: string,
  options: JsonOption & { readonly description?: string },
  signal: AbortSignal,
): Promise<void> {
  const { description } = options;
  printProject(
    await blazon.projects.create({ name, ...(description !== undefined && { description }) }, { signal }),
    options,
  );
}

export async function showProject(
  { blazon }: Session,
  id: string,
  options: JsonOption,
  signal: AbortSignal,
): Promise<void> {
  printProject(await blazon.projects.get(id, { signal }), options);
}

export async function updateProject(
  { blazon }: Session,
  id: string,
  options: JsonOption & {
    readonly name?: string;
    readonly description?: string;
    readonly clearDescription?: boolean;
  },
  signal: AbortSignal,
): Promise<void> {
  const { name, description, clearDescription } = options;
  if (name === undefined && description === undefined && !clearDescription)
    throw usageError('Nothing to change.', 'Pass --name, --description or --clear-description.');
  const changes = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(clearDescription && { description: null }),
  };
  printProject(await blazon.projects.update(id, changes, { signal }), options);
}

export async function deleteProject(
  { blazon }: Session,
  id: string,
  options: JsonOption & { readonly yes?: boolean },
  signal: AbortSignal,
): Promise<void> {
  if (!options.yes) {
    if (!process.stdin.isTTY || options.json)
      throw usageError('A deletion cannot be undone.', 'Add --yes to confirm it.');
    const { name } = await blazon.projects.get(id, { signal });
    const question = `Delete "${toPrintable(name)}" and every brand in it? This cannot be undone.`;
    if (!(await confirm(question, signal))) throw new Interrupted();
  }
  const deleted = await blazon.projects.delete(id, { signal });
  if (options.json) printJson(deleted);
  else print(`Deleted ${deleted.id}.`);
}

function printProject(project: Project, { json }: JsonOption): void {
  if (json) return printJson(project);
  print(
    formatTable([
      ['id', project.id],
      ['name', toPrintable(project.name)],
      ['description', toPrintable(project.description ?? '–', 500)],
      ['created', formatDateTime(project.created_at)],
      ['workspace', project.workspace_id],
    ]),
  );
}
