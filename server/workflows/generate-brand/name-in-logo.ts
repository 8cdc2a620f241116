import { limits } from '@blazon/contract/limits.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';

/**
 * Returns the brand's name: the text of the logo. If the logo has no text, or differs only in capitals from the name
 * in the prompt, returns the name in the prompt, which may be null. Migration 0024 reads the records of older brands
 * in the same way.
 */
export function findNameInLogo({ text, brief }: Pick<Decisions, 'text' | 'brief'>): string | null {
  const isInOtherCase = brief.name !== null && brief.name.toLowerCase() === text.toLowerCase();
  const shown = isInOtherCase || text === '' ? brief.name : text;
  const name = [...(shown ?? '').trim()].slice(0, limits.nameLength).join('');
  return name === '' ? null : name;
}
