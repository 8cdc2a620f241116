import { designBrand } from '@blazon/studio/design/design-brand.ts';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { insertBrand } from '../../store/brands.ts';
import { insertMemoryNode } from '../../store/memory-nodes.ts';

const clock = systemClock();
let designPromise: Promise<DesignedIdentity> | undefined;

export const prompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';

/** Adds a brand drawn by the studio, but recorded without a job. Returns its id. */
export async function addDrawnBrand(database: Database, scope: Scope, projectId: string): Promise<string> {
  designPromise ??= openLocalStudio().then((studio) => designBrand(studio, { prompt, seed: 7 }));
  const { identity, decisions } = await designPromise;
  const id = clock.newId('brand');
  const memoryId = clock.newId('memoryNode');
  const createdAt = clock.now();
  await database.transaction(scope, async (transaction) => {
    const node = { id: memoryId, projectId, parentId: null, prompt, decisions, createdAt };
    await insertMemoryNode(transaction, scope, node);
    await insertBrand(transaction, scope, {
      id,
      projectId,
      jobId: clock.newId('job'),
      memoryId,
      prompt,
      assets: identity,
      likeness: {},
      drawnBy: 'library',
      name: 'Loft',
      unfulfilled: [],
      createdAt,
    });
  });
  return id;
}
