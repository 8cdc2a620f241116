import { writeFileSync } from 'node:fs';

const folder = new URL('../../studio/brief/name/rank/', import.meta.url);

const compareStrings = (one: string, other: string): number => (one < other ? -1 : 1);

/** `left=called` is written as `called` under `left=`. */
function splitAt(feature: string): readonly [template: string, value: string] {
  const at = feature.indexOf('=') + 1;
  return [feature.slice(0, at), feature.slice(at)];
}

export function writeWeights(weights: ReadonlyMap<string, number>): void {
  const templates = new Map<string, [string, number][]>();
  for (const [feature, weight] of weights) {
    const [template, value] = splitAt(feature);
    templates.set(template, [...(templates.get(template) ?? []), [value, weight]]);
  }
  const sorted = [...templates]
    .toSorted(([one], [other]) => compareStrings(one, other))
    .map(([template, values]) => {
      const entries = values.toSorted(([one], [other]) => compareStrings(one, other));
      return `  ${JSON.stringify(template)}: ${JSON.stringify(Object.fromEntries(entries))}`;
    });
  writeFileSync(new URL('weights.json', folder), `{\n${sorted.join(',\n')}\n}\n`);
}

/** Minimum numbers of prompts by which words are grouped. */
const GROUP_THRESHOLDS = [10, 4, 2];

export function writeSeenWords(timesSeen: ReadonlyMap<string, number>): void {
  const lines = GROUP_THRESHOLDS.map((least, at) => {
    const below = GROUP_THRESHOLDS[at - 1] ?? Infinity;
    const words = [...timesSeen].filter(([, times]) => times >= least && times < below).map(([word]) => word);
    return `  "${least}": ${JSON.stringify(words.toSorted(compareStrings).join(' '))}`;
  });
  writeFileSync(new URL('seen-words.json', folder), `{\n${lines.join(',\n')}\n}\n`);
}
