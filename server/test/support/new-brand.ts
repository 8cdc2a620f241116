import type { Assets, Brand, MemoryNode } from '@blazon/contract/resources.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { insertBrand } from '../../store/brands.ts';
import { insertMemoryNode } from '../../store/memory-nodes.ts';

const clock = systemClock();

const assets: Assets = {
  logo_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  logo_svg_dark: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  primary_color: '#12304a',
  secondary_color: '#e2a76f',
  font_family: 'Fraunces',
  font_weight_heading: '600',
  font_weight_body: '400',
};

export interface BrandOptions {
  readonly projectId: string;
  readonly name?: string | null;
  readonly prompt?: string;
  readonly parentId?: string | null;
  readonly decisions?: unknown;
}

/** Inserts a brand and its memory node through the store instead of a job. Returns them as the API does. */
export async function addBrand(
  database: Database,
  scope: Scope,
  { projectId, name = null, prompt = 'a', parentId = null, decisions = {} }: BrandOptions,
): Promise<{ readonly brand: Brand; readonly node: MemoryNode }> {
  const createdAt = clock.now();
  const created_at = Math.floor(createdAt.getTime() / 1000);
  const node: MemoryNode = {
    id: clock.newId('memoryNode'),
    object: 'memory_node',
    prompt,
    parent_id: parentId,
    created_at,
  };
  const brand: Brand = {
    id: clock.newId('brand'),
    object: 'brand',
    project_id: projectId,
    job_id: clock.newId('job'),
    memory_id: node.id,
    name,
    prompt,
    primary_color: assets.primary_color,
    secondary_color: assets.secondary_color,
    font_family: assets.font_family,
    created_at,
  };
  await database.transaction(scope, async (transaction) => {
    await insertMemoryNode(transaction, scope, { ...node, projectId, parentId, decisions, createdAt });
    await insertBrand(transaction, scope, {
      id: brand.id,
      projectId,
      jobId: brand.job_id,
      memoryId: node.id,
      name,
      unfulfilled: [],
      prompt,
      assets,
      likeness: {},
      drawnBy: 'library',
      createdAt,
    });
  });
  return { brand, node };
}
