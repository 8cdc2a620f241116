// Finds a name in the prompt, ignoring case, accents and spaces, because names are typed carelessly.

const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replaceAll(/[’‘`´]/g, "'");

/** The name as typed in the prompt; null if it is missing. */
export function findNameInPrompt(prompt: string, said: string): string | null {
  const name = said
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return name !== '' && foldText(prompt).includes(foldText(name)) ? name : null;
}
