// Whether the prompt contains a name, ignoring case, accents and spaces: names are typed carelessly.

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replaceAll(/[’‘`´]/g, "'");

/** As typed in the prompt; null if it is not there. */
export function nameIn(prompt: string, said: string): string | null {
  const name = said
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return name !== '' && folded(prompt).includes(folded(name)) ? name : null;
}
