/** Every proof and measurement runs in `.ci/run` or `.ci/nightly`, in its short form, its long form or both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyChange, nightly, notMeasured } from '../ci/steps.ts';
import type { Check } from './check.ts';

const measures = /^(?:prove|bench|studio):|^faults$/;

export const ciTiers: Check = {
  name: 'ci-tiers',
  run: async (root) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const run = new Set([...everyChange, ...nightly].flatMap(({ steps }) => steps).map(({ name }) => name));
    return Object.keys(scripts)
      .filter((name) => measures.test(name) && !run.has(name) && !notMeasured.includes(name))
      .map((name) => `package.json: "${name}" runs in no tier: add it to tools/ci/steps.ts`);
  },
};
