import { findHateSymbol } from './prompt-moderation/hate-symbol.ts';
import { findTrademarkImitation } from './prompt-moderation/trademark-imitation.ts';
import { findSexualContent } from './prompt-moderation/sexual-content.ts';

/**
 * Checks a prompt for what the service does not draw: symbols of hate and terror, sexual content, and well-known
 * trademarks of others. Returns the reason for a rejection, or undefined.
 *
 * The lists are short and literal on purpose. The studio only draws what is in its library, so a prompt that passes
 * by mistake does little harm; rejecting a customer without cause would be the worse mistake.
 */
export function moderatePrompt(prompt: string): string | undefined {
  const text = normalisePrompt(prompt);
  return findHateSymbol(text) ?? findSexualContent(text) ?? findTrademarkImitation(text);
}

/**
 * Normalises a prompt: lower case, one kind of space, hyphen and apostrophe, no accents on Latin letters, no
 * invisible characters.
 */
function normalisePrompt(prompt: string): string {
  return prompt
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–—_-]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ');
}
