import type { BrandCard } from '@blazon/contract/console/brands.ts';

/** The name of a brand, or the beginning of its prompt if the logo shows no name. */
export function brandTitle({ name, prompt }: Pick<BrandCard, 'name' | 'prompt'>): string {
  return name ?? shortenPrompt(prompt);
}

/** Shortens a prompt for a heading. */
function shortenPrompt(prompt: string): string {
  const maxLength = 72;
  if (prompt.length <= maxLength) return prompt;
  const cut = prompt.slice(0, maxLength).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
