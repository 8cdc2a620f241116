import { findBrand } from '../brand/find-brand.ts';
import { toBrandResult } from '../brand/result.ts';
import { showBrand } from '../brand/show-brand.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import { formatDateTime, print, printJson, formatTable } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { type ListingOptions, showList } from './lists.ts';

export function listBrands(
  { blazon }: Session,
  { project, ...options }: ListingOptions & { readonly project?: string },
  signal: AbortSignal,
): Promise<void> {
  return showList(
    (page) => blazon.brands.list({ ...page, ...(project && { project_id: project }) }),
    options,
    signal,
    {
      head: ['id', 'created', 'colours', 'type', 'prompt'],
      row: (brand) => [
        brand.id,
        formatDateTime(brand.created_at),
        toPrintable(`${brand.primary_color} ${brand.secondary_color}`),
        toPrintable(brand.font_family),
        toPrintable(brand.prompt, 60),
      ],
    },
  );
}

export async function showOneBrand(
  session: Session,
  settings: Settings,
  id: string,
  { project, json }: { readonly project?: string; readonly json?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const brand = await findBrand(session, id, { ...(project && { project }), signal });
  if (json) return printJson(brand);
  print(
    formatTable([
      ['id', brand.id],
      ['prompt', toPrintable(brand.prompt, 2_000)],
      ['project', brand.project_id],
      ['memory', brand.memory_id],
      ['job', brand.job_id],
      ['created', formatDateTime(brand.created_at)],
    ]),
  );
  await showBrand(toBrandResult(brand), settings.terminal, undefined);
}

export function listMemory(
  { blazon }: Session,
  project: string,
  options: ListingOptions,
  signal: AbortSignal,
): Promise<void> {
  return showList((page) => blazon.memory.list(project, page), options, signal, {
    head: ['id', 'created', 'refines', 'prompt'],
    row: ({ id, created_at, parent_id, prompt }) => [
      id,
      formatDateTime(created_at),
      parent_id ?? '–',
      toPrintable(prompt, 60),
    ],
  });
}
