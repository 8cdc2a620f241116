import { decodeId, encodeId, idPrefixes } from '@blazon/contract/ids.ts';
import { examples } from '@blazon/contract/resources.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { TenantModel } from './tenant-model.ts';

/** Where an id comes from, relative to the tenant that sends it. */
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

/** The resources that requests name by id. */
export type NamedResource = 'project' | 'brand' | 'memoryNode';

export interface IdCandidate {
  readonly of: NamedResource;
  /** The kind of the id. `never existed` if the requested kind had no ids. */
  readonly kind: TargetKind;
  readonly id: string;
}

const { newId } = systemClock();

export function findTarget(
  tenants: readonly TenantModel[],
  tenant: TenantModel,
  of: NamedResource,
  kind: TargetKind,
  pick: number,
): IdCandidate {
  if (kind === 'malformed') {
    const id = malformers[pick % malformers.length]?.(newId(of), of) ?? '';
    return { of, kind, id };
  }
  const ids = listIds(tenants, tenant, of, kind);
  const id = ids[pick % ids.length];
  return id === undefined ? { of, kind: 'never existed', id: newId(of) } : { of, kind, id };
}

function listIds(
  tenants: readonly TenantModel[],
  tenant: TenantModel,
  of: NamedResource,
  kind: TargetKind,
): readonly string[] {
  const elsewhere = tenants.filter((other) => other !== tenant);
  const { workspaceId, environment } = tenant.scope;
  const existingIn = (chosen: readonly TenantModel[]) => chosen.flatMap((other) => existingIds(other, of));
  switch (kind) {
    case 'own':
      return existingIn([tenant]);
    case 'other workspace':
      return existingIn(elsewhere.filter(({ scope }) => scope.environment === environment));
    case 'other environment':
      return existingIn(elsewhere.filter(({ scope }) => scope.workspaceId === workspaceId));
    case 'other workspace and environment':
      return existingIn(
        elsewhere.filter(
          ({ scope }) => scope.workspaceId !== workspaceId && scope.environment !== environment,
        ),
      );
    case 'deleted':
      return deletedIds(tenant, of);
    case 'deleted elsewhere':
      return elsewhere.flatMap((other) => deletedIds(other, of));
    case 'never existed':
    case 'malformed':
      return [];
    default:
      return kind satisfies never;
  }
}

/**
 * Returns an id of the same kind of resource that never existed. It is the next lower id, so a list continues at the
 * same item after either id.
 */
export function neighbouringUnusedId({ of, kind, id }: IdCandidate): string {
  if (kind === 'malformed') return `${idPrefixes[of]}_never`;
  const uuid = decodeId(of, id) ?? '';
  const lower = BigInt(`0x${uuid.replaceAll('-', '')}`) - 1n;
  return encodeId(of, lower.toString(16).padStart(32, '0'));
}

/** Returns a well-formed id that never existed, even if the target is malformed. */
export function nonExistentId(target: IdCandidate): string {
  return target.kind === 'malformed' ? examples.project : neighbouringUnusedId(target);
}

function existingIds(tenant: TenantModel, of: NamedResource): string[] {
  return [...{ project: tenant.projects, brand: tenant.brands, memoryNode: tenant.nodes }[of].keys()];
}

function deletedIds(tenant: TenantModel, of: NamedResource): readonly string[] {
  if (of === 'project') return tenant.deleted;
  return tenant.deletedBelongings.filter((id) => id.startsWith(`${idPrefixes[of]}_`));
}

/** Functions that make a well-formed id malformed. */
const malformers: readonly ((id: string, of: NamedResource) => string)[] = [
  () => 'x',
  (_id, of) => `${idPrefixes[of]}_`,
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
  (id) => id.replace(/^[a-z]+_/, 'evt_'),
  (id) => id.replace(/^[a-z]+_/, ''),
  (id) => id.replace('_0', '_8'),
  (id) => `${id.slice(0, -1)}u`,
  (id, of) => decodeId(of, id) ?? '',
];
