import { cpuParts, type ScaleFigures, type ScalePlan } from './scale-figures.ts';
import { planScale, sumStoredBytes, sumNumbers } from './scale-model.ts';

/** Returns the tables of docs/scale.md by the names in their markers. */
function createScaleTables(figures: ScaleFigures): ReadonlyMap<string, string> {
  const plans = figures.directedShares.map((share) => planScale(figures, share));
  return new Map([
    ['stored', createStoredTable(figures)],
    ['cpu', createCpuTable(figures)],
    ['cells', createCellsTable(plans)],
    ['machines', createMachinesTable(figures, plans)],
    ['disk', createDiskTable(plans)],
    ['cost', createCostTable(plans)],
    ['assumptions', createAssumptionsTable(figures)],
  ]);
}

/** Replaces every table between its markers. Throws if the page has no markers for a table. */
export function replaceScaleTables(page: string, figures: ScaleFigures): string {
  let written = page;
  for (const [name, table] of createScaleTables(figures)) {
    const tablePattern = new RegExp(`(<!-- table ${name} -->\n)[^]*?(<!-- end ${name} -->)`);
    if (!tablePattern.test(written)) throw new Error(`docs/scale.md has no markers for the table ${name}`);
    written = written.replace(
      tablePattern,
      (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
    );
  }
  return written;
}

function createStoredTable({ measured }: ScaleFigures): string {
  const tables = Object.entries(measured.storedBytes.values);
  const notes: Readonly<Record<string, string>> = {
    idempotency_keys: ' (for calls with a key)',
    usage_ledger: ' (live only)',
  };
  return createMarkdownTable(
    ['table', 'row', 'TOAST', 'indexes', 'kept'],
    [
      ...tables.map(([name, bytes]) => [
        `\`${name}\`${notes[name] ?? ''}`,
        formatCount(bytes.row),
        bytes.toast === 0 ? '' : formatCount(bytes.toast),
        formatCount(bytes.indexes),
        bytes.kept,
      ]),
      [
        '**total**',
        '',
        '',
        `**${formatCount(sumNumbers(tables.map(([, bytes]) => sumStoredBytes(bytes))))}**`,
        '',
      ],
    ],
  );
}

function createCpuTable({ measured }: ScaleFigures): string {
  const cpu = measured.cpuMilliseconds.values;
  return createMarkdownTable(
    ['studio', 'worker', 'API', 'Temporal', 'its PostgreSQL', 'our PostgreSQL', 'all'],
    [
      [
        ...cpuParts.map((part) => cpu[part].toFixed(1)),
        sumNumbers(cpuParts.map((part) => cpu[part])).toFixed(1),
      ],
    ],
  );
}

function createCellsTable(plans: readonly ScalePlan[]): string {
  return createComparisonTable(plans, [
    ['CPU of a job', (plan) => `${formatCount(plan.cpuMilliseconds)} ms`],
    ['cores busy at the peak', (plan) => formatCount(plan.coresAtPeak)],
    ["WAL of Temporal's PostgreSQL for a job", (plan) => `${formatCount(plan.walKilobytes)} KB`],
    ['jobs/s of a cell', (plan) => formatCount(plan.jobsPerSecondOfCell)],
    [
      '**cells**, with spare ones',
      (plan) => `${formatCount(plan.cells)}, **${formatCount(plan.cellsWithSpare)}**`,
    ],
    ['workspaces of a cell', (plan) => formatCount(plan.workspacesOfCell)],
    ['questions that wait for the model at the peak', (plan) => formatCount(plan.openQuestions)],
  ]);
}

function createMachinesTable({ machines }: ScaleFigures, plans: readonly ScalePlan[]): string {
  return createComparisonTable(plans, [
    ...machines.map(
      ({ part, count: number, cores, note }) =>
        [note === '' ? part : `${part} (${note})`, () => `${number} x ${cores}`] as const,
    ),
    ['design workers, one thread a core; they follow demand', (plan) => formatCount(plan.designCoresOfCell)],
    ['**all cores of a cell**', (plan) => `**${formatCount(plan.coresOfCell)}**`],
  ]);
}

function createDiskTable(plans: readonly ScalePlan[]): string {
  return createComparisonTable(plans, [
    ['events and attempts, a day', (plan) => formatBytes(plan.daily.events)],
    ['brands, memory and jobs, a day', (plan) => formatBytes(plan.daily.results)],
    ['answers of the art director, a day', (plan) => formatBytes(plan.daily.answers)],
    ["Temporal's histories, held for a day", (plan) => formatBytes(plan.daily.temporal)],
    ['**held after a year**', (plan) => `**${formatBytes(plan.heldBytes)}**`],
    ['1 billion nodes in all cells, with drawings', (plan) => formatBytes(plan.nodeBytes.withDrawings)],
    ['1 billion nodes in all cells, without', (plan) => formatBytes(plan.nodeBytes.withoutDrawings)],
  ]);
}

function createCostTable(plans: readonly ScalePlan[]): string {
  return createComparisonTable(plans, [
    ['all cores, running all the time, a month', (plan) => formatMoney(plan.cost.cores)],
    ['disk of all cells after a year, a month', (plan) => formatMoney(plan.cost.disk)],
    ['the model, a month', (plan) => formatMoney(plan.cost.model)],
    [
      '**a thousand jobs**: cores, and a month of disk',
      (plan) => `**${plan.costOfThousandJobs.service.toFixed(2)}**`,
    ],
    ['a thousand jobs: the model', (plan) => plan.costOfThousandJobs.model.toFixed(0)],
  ]);
}

function createAssumptionsTable({ assumed }: ScaleFigures): string {
  return createMarkdownTable(
    ['assumed', 'value', 'why'],
    Object.entries(assumed).map(([name, { value, why }]) => [`\`${name}\``, String(value), why]),
  );
}

type Row = readonly [string, (plan: ScalePlan) => string];

function createComparisonTable(plans: readonly ScalePlan[], rows: readonly Row[]): string {
  return createMarkdownTable(
    ['', ...plans.map(({ directedShare }) => formatColumnName(directedShare))],
    rows.map(([name, cell]) => [name, ...plans.map(cell)]),
  );
}

function formatColumnName(share: number): string {
  if (share === 0) return 'library alone';
  return share === 1 ? 'every job directed' : `${Math.round(share * 100)} % of jobs directed`;
}

function createMarkdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll(/ {2,}/g, ' ');
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function formatMoney(value: number): string {
  return formatCount(Number(value.toPrecision(2)));
}

function formatBytes(value: number): string {
  if (value === 0) return '0';
  return value < 1e12 ? `${Math.round(value / 1e9)} GB` : `${(value / 1e12).toFixed(1)} TB`;
}
