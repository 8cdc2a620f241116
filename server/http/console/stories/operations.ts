import type { DefinedOperation } from '../operation.ts';
import { getStory } from './get-story.ts';

export const storyOperations: readonly DefinedOperation[] = [getStory];
