/** A payload is sent in pieces of at most this many characters. */
const pieceLength = 4_096;

/** Encodes a picture of this many columns for the kitty graphics protocol, which Ghostty and others also support. */
export function encodeKittyImage(png: Uint8Array, columns: number): string {
  const payload = Buffer.from(png).toString('base64');
  const pieces: string[] = [];
  for (let begin = 0; begin < payload.length; begin += pieceLength) {
    const isLast = begin + pieceLength >= payload.length;
    const keys = begin === 0 ? `a=T,f=100,c=${columns},q=2,` : '';
    pieces.push(`\u001b_G${keys}m=${isLast ? 0 : 1};${payload.slice(begin, begin + pieceLength)}\u001b\\`);
  }
  return pieces.join('');
}

/** Encodes a picture as an iTerm2 inline image, which WezTerm also supports. */
export function encodeItermImage(png: Uint8Array, columns: number): string {
  return `\u001b]1337;File=inline=1;size=${png.length};width=${columns};preserveAspectRatio=1:${Buffer.from(png).toString('base64')}\u0007`;
}
