import type { Database } from '../../integrations/postgres.ts';
import { addBrand } from '../../test/support/new-brand.ts';
import type { TenantModel } from './tenant-model.ts';

const brandsPerProject = 3;

/**
 * Gives every new project of a tenant some brands and memory nodes, as finished jobs would, and records them in the
 * model.
 */
export async function seedBrands(owner: Database, tenant: TenantModel): Promise<void> {
  const projectsWithBrands = new Set([...tenant.brands.values()].map((brand) => brand.project_id));
  for (const projectId of tenant.projects.keys()) {
    if (projectsWithBrands.has(projectId)) continue;
    let parentId: string | null = null;
    for (let number = 0; number < brandsPerProject; number += 1) {
      const prompt = `${tenant.marker} prompt ${number}`;
      const { brand, node } = await addBrand(owner, tenant.scope, { projectId, prompt, parentId });
      tenant.brands.set(brand.id, brand);
      tenant.nodes.set(node.id, { projectId, node });
      parentId = node.id;
    }
  }
}
