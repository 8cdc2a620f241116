import { directBrand } from '../../director/direct-brand.ts';
import type { Engine } from '../engine.ts';
import { openEngine } from '../engine.ts';
import { openLocalStudio } from '../open-studio.ts';
import type { Recording } from './recordings.ts';

/** The bench's engine with another way to the first drawing. */
export const directedEngine = async (recordings: readonly Recording[]): Promise<Engine> => {
  const engine = await openEngine();
  const studio = await openLocalStudio();
  return {
    ...engine,
    design(prompt, seed, options = {}) {
      const answers = recordings.find((recording) => recording.prompt === prompt.trim())?.answers ?? [];
      return directBrand(studio, { prompt, seed, ...options, answers }).designed;
    },
  };
};
