import type { Brand } from '../../../sdk/src/generated.ts';
import { CommandError, exitCodes, usageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';
import { readSavedBrand, type SavedBrand } from './save-brand.ts';

const maxBrands = 1_000;

/**
 * Finds a brand in the list, because the API does not return one by its id. Ids sort by time, so the search stops at
 * the id's position.
 */
export async function findBrand(
  { blazon }: Session,
  id: string,
  { project, signal }: { readonly project?: string; readonly signal: AbortSignal },
): Promise<Brand> {
  let count = 0;
  for await (const brand of blazon.brands.list({
    limit: 100,
    ...(project && { project_id: project }),
    signal,
  })) {
    if (brand.id === id) return brand;
    count += 1;
    if (brand.id < id || count >= maxBrands) break;
  }
  throw new CommandError(
    count >= maxBrands
      ? `${id} is not among the newest ${maxBrands.toLocaleString('en')} brands.`
      : `There is no brand ${id} in this environment.`,
    {
      exitCode: exitCodes.notFound,
      advice:
        count >= maxBrands
          ? 'Pass its project with --project.'
          : 'Run "blazon brands list", and check that the key belongs to the environment of the brand.',
    },
  );
}

/**
 * Finds the brand to refine. `given` is the id of a brand, the id of a memory node (which also needs `project`), or a
 * folder with a saved brand.
 */
export async function findParent(
  session: Session,
  given: string,
  options: { readonly project?: string; readonly signal: AbortSignal },
): Promise<SavedBrand> {
  if (given.startsWith('brand_')) return findBrand(session, given, options);
  if (!given.startsWith('mem_')) {
    const saved = readSavedBrand(given);
    if (saved) return saved;
    throw usageError(
      `"${given}" is not a brand.`,
      'Pass an id (brand_…), or the folder where "blazon generate" saved the brand.',
    );
  }
  if (options.project === undefined)
    throw usageError(`The project of ${given} is needed.`, 'Pass it with --project.');
  return { memory_id: given, project_id: options.project };
}
