// Reads commissions from its input and prints their digests: the second process of the determinism check.

import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { openEngine } from '../engine.ts';
import type { Commission } from './digests.ts';
import { digestDesign } from './digests.ts';

const commissions = JSON.parse(readFileSync(0, 'utf8')) as readonly Commission[];
const engine = await openEngine();
// In reverse order, so that state left by earlier designs differs from the first process.
const digests = commissions.toReversed().map((commission) => digestDesign(engine, commission));
stdout.write(JSON.stringify(digests.toReversed()));
