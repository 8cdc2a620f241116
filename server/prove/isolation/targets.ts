import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { systemClock } from '../../outside/clock.ts';
import type { World } from './worlds.ts';

/** Where an id comes from, seen from the world that sends it. */
export const targetKinds = [
  'own',
  'other workspace',
  'other environment',
  'other workspace and environment',
  'deleted',
  'deleted elsewhere',
  'never existed',
  'malformed',
] as const;
export type TargetKind = (typeof targetKinds)[number];

export interface Target {
  /** What it came down to: a world may have nothing of the kind that was asked for. */
  readonly kind: TargetKind;
  readonly id: string;
}

const { newId } = systemClock();

export function findTarget(worlds: readonly World[], world: World, kind: TargetKind, pick: number): Target {
  if (kind === 'malformed') {
    const id = malformedIds[pick % malformedIds.length]?.(newId('project')) ?? '';
    return { kind, id };
  }
  const ids = candidates(worlds, world, kind);
  const id = ids[pick % ids.length];
  return id === undefined ? { kind: 'never existed', id: newId('project') } : { kind, id };
}

function candidates(worlds: readonly World[], world: World, kind: TargetKind): string[] {
  const elsewhere = worlds.filter((other) => other !== world);
  const { workspaceId, environment } = world.scope;
  const livingIn = (chosen: readonly World[]) => chosen.flatMap((other) => [...other.projects.keys()]);
  switch (kind) {
    case 'own':
      return livingIn([world]);
    case 'other workspace':
      return livingIn(elsewhere.filter(({ scope }) => scope.environment === environment));
    case 'other environment':
      return livingIn(elsewhere.filter(({ scope }) => scope.workspaceId === workspaceId));
    case 'other workspace and environment':
      return livingIn(
        elsewhere.filter(
          ({ scope }) => scope.workspaceId !== workspaceId && scope.environment !== environment,
        ),
      );
    case 'deleted':
      return world.deleted;
    case 'deleted elsewhere':
      return elsewhere.flatMap((other) => other.deleted);
    case 'never existed':
    case 'malformed':
      return [];
    default:
      return kind satisfies never;
  }
}

/**
 * An id of the same kind that nobody ever had. It is the next lower one, so as a cursor it also stands at the same place
 * of every list.
 */
export function neverExisted(target: Target): string {
  if (target.kind === 'malformed') return 'proj_never';
  const uuid = decodeId('project', target.id) ?? '';
  const lower = BigInt(`0x${uuid.replaceAll('-', '')}`) - 1n;
  return encodeId('project', lower.toString(16).padStart(32, '0'));
}

/** Each is made from a well-formed id. */
const malformedIds: readonly ((id: string) => string)[] = [
  () => 'x',
  () => 'proj_',
  () => 'null',
  () => '%',
  () => '\u0000',
  () => '💥',
  () => `' OR true --`,
  () => 'x'.repeat(5_000),
  (id) => id.slice(0, -1),
  (id) => `${id}0`,
  (id) => ` ${id}`,
  (id) => id.toUpperCase(),
  (id) => id.replace('proj_', 'mem_'),
  (id) => id.replace('proj_', ''),
  (id) => id.replace('proj_0', 'proj_8'),
  (id) => `${id.slice(0, -1)}u`,
  (id) => decodeId('project', id) ?? '',
];
