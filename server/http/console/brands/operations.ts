import type { DefinedOperation } from '../operation.ts';
import { chooseBrand } from './choose-brand.ts';
import { deleteBrand } from './delete-brand.ts';
import { getBrand } from './get-brand.ts';
import { drawingOperations } from './get-drawing.ts';
import { listBrands } from './list-brands.ts';
import { makeLive } from './make-live.ts';
import { updateBrand } from './update-brand.ts';

/** Operations on finished identities and their drawings. */
export const brandOperations: readonly DefinedOperation[] = [
  listBrands,
  getBrand,
  updateBrand,
  chooseBrand,
  deleteBrand,
  makeLive,
  ...drawingOperations,
];
