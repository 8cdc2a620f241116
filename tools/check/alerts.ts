/**
 * Checks that alerts and Grafana dashboards use only metrics and labels that the code registers. Prometheus does not
 * reject a misspelt name: its alert would simply never fire.
 */
import type { Check, NoticeReporter, ProblemList } from './check.ts';
import { findTool } from './deployment/external-tool.ts';
import { lineNumberAt } from './markdown.ts';
import { readText, listRepositoryFiles } from './repository.ts';
import { readToolProblems } from './run-tool.ts';

const rulesFile = 'deploy/alerts.yaml';
const testsFile = 'deploy/alerts.test.yaml';

export const alerts: Check = {
  name: 'alerts',
  run: async (root, notice = () => undefined) => {
    const files = listRepositoryFiles(root);
    if (!files.includes(rulesFile)) return [];
    const registered = findRegisteredMetrics(root);
    // Comments are blanked out, because they may mention metrics that no longer exist.
    const text = readText(root, rulesFile).replaceAll(/^( *)#.*$/gm, '$1');
    const recorded = new Set([...text.matchAll(/record: ([\w:]+)/g)].map(([, name = '']) => name));
    const dashboards = files.filter((file) => /^deploy\/grafana\/.*\.json$/.test(file));
    return [
      ...findUnknownNames({ file: rulesFile, text }, registered, recorded),
      ...dashboards.flatMap((file) =>
        checkDashboard({ file, text: readText(root, file) }, registered, recorded),
      ),
      ...findUntestedAlerts(text, files.includes(testsFile) ? readText(root, testsFile) : ''),
      ...(await findMalformedRules(root, files.includes(testsFile), notice)),
    ];
  },
};

type Kind = 'Counter' | 'Gauge' | 'Histogram';

interface Metric {
  readonly kind: Kind;
  readonly labels: readonly string[];
}

type Metrics = ReadonlyMap<string, Metric>;

/** A file of alert rules or a dashboard: its text contains PromQL expressions. */
interface PromqlFile {
  readonly file: string;
  readonly text: string;
}

/** Returns the metrics under the names that Prometheus stores. A histogram is stored under three names. */
function findRegisteredMetrics(root: string): Metrics {
  const sources = listRepositoryFiles(root).filter((file) =>
    /^server\/integrations\/.*metrics.*(?<!\.test)\.ts$/.test(file),
  );
  const found = sources.flatMap((file) => findMetricsInSource(readText(root, file)));
  return new Map(found);
}

function findMetricsInSource(source: string): [string, Metric][] {
  return [...source.matchAll(/name: '(blazon_\w+)'([^}]*)/g)].flatMap(
    ([, name = '', options = ''], index, all) => {
      const before = source.slice(all[index - 1]?.index ?? 0, all[index]?.index);
      // A metric without `new Counter`, `new Gauge` or `new Histogram` comes from `measure`, which creates gauges.
      const kind = (/new (Counter|Gauge|Histogram)\(\{\s*$/.exec(before)?.[1] ?? 'Gauge') as Kind;
      const [, labelList = ''] = /\blabel(?:Names)?: (?:\[([^\]]*)\]|(?='))/.exec(options) ?? [];
      const singleLabel = /\blabel: '(\w+)'/.exec(options)?.[1];
      const labels =
        singleLabel === undefined
          ? [...labelList.matchAll(/'(\w+)'/g)].map(([, label = '']) => label)
          : [singleLabel];
      const suffixes = kind === 'Histogram' ? ['_bucket', '_count', '_sum'] : [''];
      return suffixes.map((suffix): [string, Metric] => [`${name}${suffix}`, { kind, labels }]);
    },
  );
}

/** Prometheus adds `instance` and `job` to every metric, and `le` to the buckets of a histogram. */
const labelsAddedByPrometheus = ['instance', 'job', 'le'];

/** Finds metrics, labels and recording rules that a file uses but that do not exist. */
function findUnknownNames(
  { file, text }: PromqlFile,
  registered: Metrics,
  recorded: ReadonlySet<string>,
): ProblemList {
  const metrics = [...text.matchAll(/\b(blazon_\w+)(?:\{([^}]*)\})?/g)].flatMap(
    ({ 1: name = '', 2: matchers = '', index }) => {
      const location = `${file}:${lineNumberAt(text, index)}`;
      const metric = registered.get(name);
      if (metric === undefined) return [`${location}: no code registers the metric ${name}`];
      const usedLabels = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
      return usedLabels
        .filter((label) => !metric.labels.includes(label) && !labelsAddedByPrometheus.includes(label))
        .map((label) => `${location}: ${name} has no label ${label}`);
    },
  );
  const unrecorded = [...text.matchAll(/\bblazon:[\w:]+/g)]
    .filter(([name]) => !recorded.has(name))
    .map(({ 0: name, index }) => `${file}:${lineNumberAt(text, index)}: no rule records ${name}`);
  return [...metrics, ...unrecorded, ...findUnknownGroupings({ file, text }, registered)];
}

/** Finds labels in `by (…)` and `on (…)` that none of the metrics later on the same line has. */
function findUnknownGroupings({ file, text }: PromqlFile, registered: Metrics): ProblemList {
  return [...text.matchAll(/\b(?:by|on) \(([^)]*)\)([^\n]*)/g)].flatMap(
    ({ 1: names = '', 2: rest = '', index }) => {
      const metrics = [...rest.matchAll(/\bblazon_\w+/g)].map(([name]) => registered.get(name));
      const known = [...labelsAddedByPrometheus, ...metrics.flatMap((metric) => metric?.labels ?? [])];
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => !known.includes(name))
        .map(
          (name) =>
            `${file}:${lineNumberAt(text, index)}: no metric on this line has a label ${name} to group by`,
        );
    },
  );
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets?: readonly { readonly expr: string }[];
}

/** Panels must use known metrics, have unique ids, a description and a query, and must not overlap. */
function checkDashboard(
  dashboard: PromqlFile,
  registered: Metrics,
  recorded: ReadonlySet<string>,
): ProblemList {
  const { file, text } = dashboard;
  const { panels } = JSON.parse(text) as { readonly panels: readonly Panel[] };
  const shown = panels.filter(({ type }) => type !== 'row');
  const incomplete = shown.filter(
    ({ targets, description }) => !description || !targets?.length || targets.some(({ expr }) => expr === ''),
  );
  const overlapping = shown.filter((one, index) =>
    shown.slice(index + 1).some((other) => doPanelsOverlap(one, other)),
  );
  return [
    ...findUnknownNames(dashboard, registered, recorded),
    ...(new Set(panels.map(({ id }) => id)).size === panels.length
      ? []
      : [`${file}: two panels have the same id`]),
    ...incomplete.map(({ title }) => `${file}: the panel "${title}" lacks a description or a query`),
    ...overlapping.map(({ title }) => `${file}: the panel "${title}" overlaps another`),
  ];
}

function doPanelsOverlap({ gridPos: one }: Panel, { gridPos: other }: Panel): boolean {
  const apart = one.x + one.w <= other.x || other.x + other.w <= one.x;
  return !apart && one.y < other.y + other.h && other.y < one.y + one.h;
}

function findUntestedAlerts(text: string, tested: string): ProblemList {
  return [...text.matchAll(/alert: (\w+)/g)]
    .filter(([, name = '']) => !tested.includes(`alertname="${name}"`))
    .map(([, name = '']) => `${testsFile}: no test expects ${name} to fire`);
}

/** Lets promtool, the tool of Prometheus itself, parse the rules and run their tests. */
async function findMalformedRules(
  root: string,
  hasTests: boolean,
  notice: NoticeReporter,
): Promise<ProblemList> {
  const promtool = findTool('promtool', `${rulesFile} was neither parsed nor tested by Prometheus`, notice);
  if (promtool === undefined) return [];
  const parsed = readToolProblems(await promtool(['check', 'rules', rulesFile], root), 'promtool');
  if (parsed.length > 0 || !hasTests) return parsed;
  return readToolProblems(await promtool(['test', 'rules', testsFile], root), 'promtool');
}
