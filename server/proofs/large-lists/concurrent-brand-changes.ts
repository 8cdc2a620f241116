import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { addBrand } from '../../test/support/new-brand.ts';
import { addProject } from '../../test/support/new-project.ts';
import { type Churn, deleteProject, startConcurrentChanges } from '../paging/concurrent-changes.ts';
import type { Reader } from '../paging/read-pages.ts';

/**
 * While a list is read, repeatedly adds a brand to the listed project, adds a brand to a new project, and deletes the
 * new project.
 */
export function changeBrandsConcurrently(
  reader: Reader,
  owner: Database,
  location: { readonly scope: Scope; readonly projectId: string },
): Churn {
  const { scope, projectId } = location;
  return startConcurrentChanges(async ({ made, deleted }) => {
    const idsOf = ({ brand, node }: Awaited<ReturnType<typeof addBrand>>) => [brand.id, node.id];
    for (const id of idsOf(await addBrand(owner, scope, { projectId }))) made.add(id);
    const doomed = await addProject(owner, scope);
    const ids = idsOf(await addBrand(owner, scope, { projectId: doomed }));
    for (const id of ids) deleted.add(id);
    await deleteProject(reader, doomed);
  });
}
