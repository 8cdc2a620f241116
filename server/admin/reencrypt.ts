import { setTimeout as wait } from 'node:timers/promises';
import {
  countSealedSecrets,
  countSecondFactors,
  minUuid,
  listFactorsWithOtherPrefix,
  listSecretsWithOtherHeader,
  replaceSealedSecrets,
  replaceSecondFactors,
  type SecretColumn,
} from '../store/sealed-values.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { SecondFactorSealer } from '../integrations/auth/second-factors.ts';
import {
  type CommandContext,
  type CommandResult,
  parseCountArgument,
  formatTable,
} from './command-context.ts';

interface ResealProgress {
  resealed: number;
  /** The number of values that no configured key decrypts. */
  unreadable: number;
}

interface ResealPace {
  readonly batch: number;
  readonly pauseMilliseconds: number;
}

/**
 * Re-encrypts every value that is not encrypted with the current key, in batches of one statement each. Safe under
 * load, and can be stopped and repeated at any time.
 */
export async function resealValues(
  context: CommandContext,
  options: { readonly batch: string; readonly pause: string },
): Promise<CommandResult> {
  const pace: ResealPace = {
    batch: parseCountArgument('batch', options.batch, 5_000),
    pauseMilliseconds: parseCountArgument('pause', options.pause, 60_000),
  };
  const secrets: ResealProgress = { resealed: 0, unreadable: 0 };
  for (const column of ['workspace', 'endpoint', 'endpointBefore'] as const) {
    const columnProgress = await repeatUntilUnchanged((progress) =>
      resealSecrets(context, column, pace, progress),
    );
    secrets.resealed += columnProgress.resealed;
    secrets.unreadable += columnProgress.unreadable;
  }
  const sealer = await context.loadSecondFactorSealer();
  const factors =
    sealer &&
    (await repeatUntilUnchanged((progress) => resealFactors(context.owner, sealer, pace, progress)));
  const unreadable = secrets.unreadable + (factors?.unreadable ?? 0);
  if (unreadable > 0)
    throw new Error(
      `${unreadable} values cannot be decrypted with any of the configured keys: see \`sealing show\``,
    );
  const factorText = factors
    ? `${factors.resealed} second factors`
    : 'no second factors (no console is configured here)';
  return {
    json: { webhook_secrets: secrets.resealed, second_factors: factors?.resealed ?? null },
    text: `re-encrypted with the current keys: ${secrets.resealed} webhook secrets, ${factorText}`,
  };
}

/** Counts values by key. A key that encrypts no values can be removed. */
export async function showSealingKeys({
  owner,
  sealer,
  loadSecondFactorSealer,
}: CommandContext): Promise<CommandResult> {
  const secondFactors = await loadSecondFactorSealer();
  const secrets = await countSealedSecrets(owner);
  const factors = await countSecondFactors(owner);
  const current = {
    webhook_secrets: sealer.currentHeader.subarray(1).toString('hex'),
    second_factors: secondFactors ? (secondFactors.currentPrefix.split('$')[2] ?? null) : null,
  };
  const row = (kind: keyof typeof current) => (counted: { keyId: string | null; count: number }) => [
    kind,
    counted.keyId ?? 'not said',
    String(counted.count),
    counted.keyId !== null && counted.keyId === current[kind] ? 'current' : '',
  ];
  const rows = [...secrets.map(row('webhook_secrets')), ...factors.map(row('second_factors'))];
  return {
    json: { current, webhook_secrets: secrets, second_factors: factors },
    text: formatTable(['what', 'key', 'values', ''], rows),
  };
}

/** The maximum number of passes. Each pass handles the rows that changed during the previous one. */
const maxPasses = 10;

async function repeatUntilUnchanged(
  pass: (progress: ResealProgress) => Promise<number>,
): Promise<ResealProgress> {
  let resealed = 0;
  for (let passes = 1; ; passes += 1) {
    const progress: ResealProgress = { resealed: 0, unreadable: 0 };
    const missed = await pass(progress);
    resealed += progress.resealed;
    if (missed === 0 || passes === maxPasses) return { resealed, unreadable: progress.unreadable };
  }
}

/** Re-encrypts webhook secrets in one pass. Returns how many rows were skipped because they changed during the pass. */
async function resealSecrets(
  { owner, sealer }: CommandContext,
  column: SecretColumn,
  { batch, pauseMilliseconds }: ResealPace,
  progress: ResealProgress,
): Promise<number> {
  let after = { workspaceId: minUuid, id: minUuid };
  let missed = 0;
  for (;;) {
    const page = { after, count: batch };
    const found = await listSecretsWithOtherHeader(owner, column, sealer.currentHeader, page);
    const changes = found.flatMap((secret) => {
      const workspaceId = encodeId('workspace', secret.workspaceId);
      try {
        return [{ ...secret, resealed: sealer.seal(workspaceId, sealer.open(workspaceId, secret.sealed)) }];
      } catch {
        progress.unreadable += 1;
        return [];
      }
    });
    const replaced = changes.length === 0 ? 0 : await replaceSealedSecrets(owner, column, changes);
    progress.resealed += replaced;
    missed += changes.length - replaced;
    const last = found.at(-1);
    if (last === undefined || found.length < batch) return missed;
    after = last;
    await wait(pauseMilliseconds);
  }
}

/** Re-encrypts second factors in one pass, like `resealSecrets`. */
async function resealFactors(
  owner: CommandContext['owner'],
  secondFactors: SecondFactorSealer,
  { batch, pauseMilliseconds }: ResealPace,
  progress: ResealProgress,
): Promise<number> {
  let after = minUuid;
  let missed = 0;
  for (;;) {
    const page = { after, count: batch };
    const found = await listFactorsWithOtherPrefix(owner, secondFactors.currentPrefix, page);
    const changes: Parameters<typeof replaceSecondFactors>[1][number][] = [];
    for (const before of found) {
      try {
        const [secret, backupCodes] = await Promise.all([
          secondFactors.reseal(before.secret),
          secondFactors.reseal(before.backupCodes),
        ]);
        changes.push({ before, after: { id: before.id, secret, backupCodes } });
      } catch {
        progress.unreadable += 1;
      }
    }
    const replaced = changes.length === 0 ? 0 : await replaceSecondFactors(owner, changes);
    progress.resealed += replaced;
    missed += changes.length - replaced;
    const last = found.at(-1);
    if (last === undefined || found.length < batch) return missed;
    after = last.id;
    await wait(pauseMilliseconds);
  }
}
