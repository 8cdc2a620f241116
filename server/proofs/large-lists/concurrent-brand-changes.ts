import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { addBrand } from '../../test/support/new-brand.ts';
import { addProject } from '../../test/support/new-project.ts';
import { type Churn, deleteProject, startConcurrentChanges } from '../paging/concurrent-changes.ts';
import type { Reader } from '../paging/read-pages.ts';

/** Ends jobs while a list is read: some in the listed project, some in a project that is then deleted. */
export function changeBrandsConcurrently(
  reader: Reader,
  owner: Database,
  place: { readonly scope: Scope; readonly projectId: string },
): Churn {
  const { scope, projectId } = place;
  return startConcurrentChanges(async ({ made, deleted }) => {
    const note = ({ brand, node }: Awaited<ReturnType<typeof addBrand>>) => [brand.id, node.id];
    for (const id of note(await addBrand(owner, scope, { projectId }))) made.add(id);
    const doomed = await addProject(owner, scope);
    const ids = note(await addBrand(owner, scope, { projectId: doomed }));
    for (const id of ids) deleted.add(id);
    await deleteProject(reader, doomed);
  });
}
