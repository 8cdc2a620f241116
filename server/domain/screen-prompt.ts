import { findHateSymbol } from './prompt-moderation/hate-symbol.ts';
import { findTrademarkImitation } from './prompt-moderation/trademark-imitation.ts';
import { findSexualContent } from './prompt-moderation/sexual-content.ts';

/**
 * What the service does not draw: symbols of hate and terror, sexual content, and somebody else's well-known mark when
 * a prompt asks for it. The lists are short and literal on purpose. The studio draws only what is in its library, so
 * a prompt that slips through does no harm; rejecting a customer without cause would be the worse mistake.
 *
 * Returns the reason for a rejection, or undefined.
 */
export function moderatePrompt(prompt: string): string | undefined {
  const text = plainText(prompt);
  return findHateSymbol(text) ?? findSexualContent(text) ?? findTrademarkImitation(text);
}

/** Lower case, one kind of space, hyphen and apostrophe, no accents on Latin letters, nothing invisible. */
function plainText(prompt: string): string {
  return prompt
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑–—_-]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ');
}
