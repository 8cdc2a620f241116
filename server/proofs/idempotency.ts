/**
 * Proves that an Idempotency-Key creates exactly one resource and one response, even if processes die: API processes
 * are killed with SIGKILL or cut off from the database at random points during requests. `npm run prove --
 * idempotency --json [--short] [--seed n]`
 */
import { createStage, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { isShort, numberOption, readSeed, reportFigures } from './figures.ts';
import { runCutRounds } from './idempotency/database-cut-rounds.ts';
import { runKillRounds } from './idempotency/process-kill-rounds.ts';
import { sumField, type RoundVerdict } from './idempotency/judge-round.ts';
import { seededRandom } from './seeded-random.ts';

const seed = readSeed();
const killRounds = numberOption('rounds', isShort ? 8 : 200);
const cutRounds = Math.ceil(killRounds / 2);
console.log(`seed ${seed}, ${killRounds} kills, ${cutRounds} cuts`);

const stage = await createStage('idempotency');
const owner = openOwner(stage.environment);
/** One array per round, with one result per idempotency key. */
let killVerdicts: RoundVerdict[][];
let cutVerdicts: RoundVerdict[][];
try {
  const workspace = await createWorkspace(owner);
  const deps = { owner, workspace, random: seededRandom(seed) };
  const environment = {
    ...stage.environment,
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000',
    // Broken connections are expected here and are not logged.
    BLAZON_LOG_LEVEL: 'fatal',
  };
  killVerdicts = await runKillRounds(deps, environment, killRounds);
  cutVerdicts = await runCutRounds(deps, environment, cutRounds);
} finally {
  await owner.close();
  await stage.close();
}

const all = [...killVerdicts, ...cutVerdicts].flat();
function computeHitShare(verdicts: readonly RoundVerdict[][]) {
  return (
    Math.round((100 * verdicts.filter((round) => sumField(round, 'hit') > 0).length) / verdicts.length) / 100
  );
}

// With --short there are only a few rounds, so it can happen that no fault strikes before the commit, or none after
// it.
const hitGoal = isShort ? '>=0' : '>=20';
reportFigures('idempotency', [
  { name: 'kills', value: killVerdicts.length, goal: `>=${killRounds}` },
  { name: 'cuts', value: cutVerdicts.length, goal: `>=${cutRounds}` },
  { name: 'keys', value: all.length, goal: `>=${killRounds + cutRounds}` },
  { name: 'doubled', value: sumField(all, 'doubled'), goal: '=0' },
  { name: 'answers_without_project', value: sumField(all, 'answersWithoutProject'), goal: '=0' },
  { name: 'projects_without_answer', value: sumField(all, 'projectsWithoutAnswer'), goal: '=0' },
  { name: 'wrong_answers', value: sumField(all, 'wrongAnswers'), goal: '=0' },
  {
    name: 'share_of_kills_that_hit',
    value: computeHitShare(killVerdicts),
    goal: isShort ? '>=0.25' : '>=0.5',
  },
  {
    name: 'share_of_cuts_that_hit',
    value: computeHitShare(cutVerdicts),
    goal: isShort ? '>=0.25' : '>=0.3',
  },
  { name: 'hits_before_commit', value: sumField(all, 'hitBeforeCommit'), goal: hitGoal },
  { name: 'hits_after_commit', value: sumField(all, 'hitAfterCommit'), goal: hitGoal },
]);
