/**
 * Proves that rate limits are exact. Two workspaces with random limits send requests to two processes, in bursts
 * inside a minute and in waves across a minute boundary. In every minute, exactly as many requests as the limit
 * allows must pass. `npm run prove -- limits --json [--short] [--seed n]`
 */
import { createStage } from '../test/support/stage.ts';
import { isShort, readSeed, reportFigures } from './figures.ts';
import { type RoundResult, runLimitRound } from './rate-limits/limit-round.ts';
import { seededRandom } from './seeded-random.ts';

const seed = readSeed();
// Without --short, each round covers one minute boundary.
const roundCount = isShort ? 1 : 6;
console.log(`seed ${seed}, ${roundCount} rounds`);

const stage = await createStage('limits');
const results: RoundResult[] = [];
try {
  const random = seededRandom(seed);
  for (let round = 1; round <= roundCount; round += 1) {
    const result = await runLimitRound(stage.environment, random, isShort);
    results.push(result);
    console.log(`round ${round}: ${JSON.stringify(result.verdicts)}`);
  }
} finally {
  await stage.close();
}

const verdicts = results.flatMap((result) => result.verdicts);
function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

const passedCount = sum(verdicts.map((verdict) => verdict.passed));
const refusedCount = sum(verdicts.map((verdict) => verdict.refused));
reportFigures('limits', [
  {
    name: 'windows',
    value: sum(verdicts.map((verdict) => verdict.windows)),
    goal: `>=${roundCount * (isShort ? 2 : 4)}`,
  },
  { name: 'requests', value: passedCount + refusedCount, goal: `>=${roundCount * 1_000}` },
  { name: 'refused', value: refusedCount, goal: '>=100' },
  { name: 'miscounted', value: sum(verdicts.map((verdict) => verdict.miscounted)), goal: '=0' },
  { name: 'wrong_remaining', value: sum(verdicts.map((verdict) => verdict.wrongRemaining)), goal: '=0' },
  { name: 'wrong_refusals', value: sum(verdicts.map((verdict) => verdict.wrongRefusals)), goal: '=0' },
  { name: 'bystanders_refused', value: sum(results.map((result) => result.bystandersRefused)), goal: '=0' },
  { name: 'counted_alone', value: sum(results.map((result) => result.countedAlone)), goal: '=0' },
]);
