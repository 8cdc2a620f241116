// The second process of the determinism check: reads commissions from standard input and prints their digests.

import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { openEngine } from '../engine.ts';
import type { Commission } from './digests.ts';
import { digestDesign } from './digests.ts';

const commissions = JSON.parse(readFileSync(0, 'utf8')) as readonly Commission[];
const engine = await openEngine();
// Reversed, so that a design that depends on earlier designs gets another digest than in the first process.
const digests = commissions.toReversed().map((commission) => digestDesign(engine, commission));
stdout.write(JSON.stringify(digests.toReversed()));
