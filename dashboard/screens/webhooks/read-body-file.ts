import { t } from './text.ts';

export interface BodyFile {
  readonly name: string;
  readonly bytes: number;
  readonly base64: string;
}

/** The maximum size that the console accepts. */
const maxBodyBytes = 45_000;

/** Returns the bytes of a file, or a message that says what is wrong with it. */
export async function readBodyFile(file: File): Promise<BodyFile | string> {
  if (file.size > maxBodyBytes) return t('readBodyFile.theFileIsLargerThan');
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { name: file.name, bytes: bytes.length, base64: btoa(text) };
}
