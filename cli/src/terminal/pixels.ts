/** A picture as rows of opaque RGBA bytes. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export function pixelAt({ width, height, bytes }: Pixels, x: number, y: number): Rgb {
  const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4;
  return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
}

export function parseHexColour(hex: string): Rgb | undefined {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex) ?? [];
  if (digits === undefined) return undefined;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
