import { writeFileSync } from 'node:fs';

const rankFolder = new URL('../../studio/brief/name/rank/', import.meta.url);

const compareStrings = (one: string, other: string): number => (one < other ? -1 : 1);

/** Splits `left=called` into `left=` and `called`. The file groups the weights by the first part. */
function splitFeature(feature: string): readonly [template: string, value: string] {
  const at = feature.indexOf('=') + 1;
  return [feature.slice(0, at), feature.slice(at)];
}

export function writeWeights(weights: ReadonlyMap<string, number>): void {
  const templates = new Map<string, [string, number][]>();
  for (const [feature, weight] of weights) {
    const [template, value] = splitFeature(feature);
    templates.set(template, [...(templates.get(template) ?? []), [value, weight]]);
  }
  const sorted = [...templates]
    .toSorted(([one], [other]) => compareStrings(one, other))
    .map(([template, values]) => {
      const entries = values.toSorted(([one], [other]) => compareStrings(one, other));
      return `  ${JSON.stringify(template)}: ${JSON.stringify(Object.fromEntries(entries))}`;
    });
  writeFileSync(new URL('weights.json', rankFolder), `{\n${sorted.join(',\n')}\n}\n`);
}

/** The file groups words by the number of prompts that contain them: at least 10, 4 or 2. */
const GROUP_THRESHOLDS = [10, 4, 2];

export function writeSeenWords(timesSeen: ReadonlyMap<string, number>): void {
  const lines = GROUP_THRESHOLDS.map((min, at) => {
    const below = GROUP_THRESHOLDS[at - 1] ?? Infinity;
    const words = [...timesSeen].filter(([, times]) => times >= min && times < below).map(([word]) => word);
    return `  "${min}": ${JSON.stringify(words.toSorted(compareStrings).join(' '))}`;
  });
  writeFileSync(new URL('seen-words.json', rankFolder), `{\n${lines.join(',\n')}\n}\n`);
}
