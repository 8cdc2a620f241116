import type { DefinedOperation } from '../operation.ts';
import { getBrand } from './get-brand.ts';
import { drawingOperations } from './get-drawing.ts';
import { listBrands } from './list-brands.ts';

/** Finished identities and their drawings. */
export const brandOperations: readonly DefinedOperation[] = [listBrands, getBrand, ...drawingOperations];
