// Whether a name stands in a prompt. Capitals, accents of the typist and spaces aside: names are typed carelessly.

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replaceAll(/[’‘`´]/g, "'");

/** As it was said, where the prompt has it; null where it does not. */
export function nameIn(prompt: string, said: string): string | null {
  const name = said
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return name !== '' && folded(prompt).includes(folded(name)) ? name : null;
}
