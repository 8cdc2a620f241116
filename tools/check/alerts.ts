/** Alerts ask for metrics, and labels of them, that the code registers: a misspelt one would never fire. */
import { spawnSync } from 'node:child_process';
import type { Check, Problems } from './check.ts';
import { lineAt } from './markdown.ts';
import { readText, repositoryFiles } from './repository.ts';

const rules = 'deploy/alerts.yaml';

export const alerts: Check = {
  name: 'alerts',
  run: async (root) => {
    if (!repositoryFiles(root).includes(rules)) return [];
    const registered = registeredMetrics(root);
    // Comments may speak of anything.
    const text = readText(root, rules).replaceAll(/^( *)#.*$/gm, '$1');
    return [...unknownMetrics(text, registered), ...malformedRules(root)];
  },
};

type Kind = 'Counter' | 'Gauge' | 'Histogram';

interface Metric {
  readonly kind: Kind;
  readonly labels: readonly string[];
}

/** By the names that Prometheus stores: a histogram has three. */
function registeredMetrics(root: string): ReadonlyMap<string, Metric> {
  const sources = repositoryFiles(root).filter((file) =>
    /^server\/integrations\/metrics.*(?<!\.test)\.ts$/.test(file),
  );
  const found = sources.flatMap((file) => metricsIn(readText(root, file)));
  return new Map(found);
}

function metricsIn(source: string): [string, Metric][] {
  return [...source.matchAll(/name: '(blazon_\w+)'([^}]*)/g)].flatMap(
    ([, name = '', options = ''], place, all) => {
      const before = source.slice(all[place - 1]?.index ?? 0, all[place]?.index);
      // What is made by a helper is a gauge.
      const kind = (/new (Counter|Gauge|Histogram)\(\{\s*$/.exec(before)?.[1] ?? 'Gauge') as Kind;
      const [, names = ''] = /\blabel(?:Names)?: (?:\[([^\]]*)\]|(?='))/.exec(options) ?? [];
      const single = /\blabel: '(\w+)'/.exec(options)?.[1];
      const labels =
        single === undefined ? [...names.matchAll(/'(\w+)'/g)].map(([, label = '']) => label) : [single];
      const suffixes = kind === 'Histogram' ? ['_bucket', '_count', '_sum'] : [''];
      return suffixes.map((suffix): [string, Metric] => [`${name}${suffix}`, { kind, labels }]);
    },
  );
}

/** Added by Prometheus itself, or by every histogram. */
const givenLabels = ['instance', 'job', 'le'];

function unknownMetrics(text: string, registered: ReadonlyMap<string, Metric>): Problems {
  return [...text.matchAll(/\b(blazon_\w+)(?:\{([^}]*)\})?/g)].flatMap(
    ({ 1: name = '', 2: matchers = '', index }) => {
      const place = `${rules}:${lineAt(text, index)}`;
      const metric = registered.get(name);
      if (metric === undefined) return [`${place}: no code registers the metric ${name}`];
      const asked = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
      return asked
        .filter((label) => !metric.labels.includes(label) && !givenLabels.includes(label))
        .map((label) => `${place}: ${name} has no label ${label}`);
    },
  );
}

/** Where Prometheus is installed, its own tool reads the rules too. */
function malformedRules(root: string): Problems {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', rules], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) return [];
  return status === 0 ? [] : [`promtool: ${stdout}${stderr}`.trim()];
}
