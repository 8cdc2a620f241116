import type { Database } from '../../integrations/postgres.ts';
import { addBrand } from '../../test/support/new-brand.ts';
import type { TenantModel } from './tenant-model.ts';

const brandsOfProject = 3;

/**
 * Gives every new project of a tenant some brands and memory nodes, as finished jobs would, and records them in the
 * model.
 */
export async function seedBrands(owner: Database, world: TenantModel): Promise<void> {
  const furnished = new Set([...world.brands.values()].map((brand) => brand.project_id));
  for (const projectId of world.projects.keys()) {
    if (furnished.has(projectId)) continue;
    let parentId: string | null = null;
    for (let made = 0; made < brandsOfProject; made += 1) {
      const prompt = `${world.mark} prompt ${made}`;
      const { brand, node } = await addBrand(owner, world.scope, { projectId, prompt, parentId });
      world.brands.set(brand.id, brand);
      world.nodes.set(node.id, { projectId, node });
      parentId = node.id;
    }
  }
}
