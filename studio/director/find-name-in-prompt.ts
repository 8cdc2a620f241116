// Checks that a name which the model read is in the prompt. Case, spaces, invisible characters and the form of
// apostrophes may differ.

const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replaceAll(/[’‘`´]/g, "'");

/** Returns the name in the model's spelling; null if the prompt does not contain it. */
export function findNameInPrompt(prompt: string, nameRead: string): string | null {
  const name = nameRead
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return name !== '' && foldText(prompt).includes(foldText(name)) ? name : null;
}
