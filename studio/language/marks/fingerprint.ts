// Computes two short records with which marks are compared: a fingerprint, which is a mask of 64 x 64 bits stretched
// over the mark's bounding box, and a difference hash of 64 bits.

import type { MarkGrid } from './mark-grid.ts';
import { GRID_SIZE } from './mark-grid.ts';

const FINGERPRINT_SIDE = 64;

/** The mask, row by row, with two 32-bit words per row. */
export type Fingerprint = Uint32Array;

export const createFingerprint = (grid: MarkGrid): Fingerprint => {
  const bits = new Uint32Array((FINGERPRINT_SIDE * FINGERPRINT_SIDE) / 32);
  for (let row = 0; row < FINGERPRINT_SIDE; row += 1) {
    const y = Math.floor(grid.top + ((row + 0.5) * grid.height) / FINGERPRINT_SIDE);
    for (let column = 0; column < FINGERPRINT_SIDE; column += 1) {
      const x = Math.floor(grid.left + ((column + 0.5) * grid.width) / FINGERPRINT_SIDE);
      if (grid.ink[y * GRID_SIZE + x] !== 1) continue;
      const word = row * 2 + (column >> 5);
      bits[word] = (bits[word] ?? 0) | (1 << (column & 31));
    }
  }
  return bits;
};

const countOnes = (word: number): number => {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Returns how similar two fingerprints are, as intersection over union from 0 to 1. Two empty ones count as equal. */
export const measureLikeness = (one: Fingerprint, other: Fingerprint): number => {
  let both = 0;
  let either = 0;
  for (let word = 0; word < one.length; word += 1) {
    const left = one[word] ?? 0;
    const right = other[word] ?? 0;
    both += countOnes(left & right);
    either += countOnes(left | right);
  }
  return either === 0 ? 1 : both / either;
};

const reverseBits = (word: number): number => {
  let turned = 0;
  for (let bit = 0; bit < 32; bit += 1) turned = (turned << 1) | ((word >>> bit) & 1);
  return turned >>> 0;
};

export const mirrorFingerprint = (bits: Fingerprint): Fingerprint =>
  bits.map((_, word) => reverseBits(bits[word ^ 1] ?? 0));

export const turnFingerprintByHalf = (bits: Fingerprint): Fingerprint =>
  bits.map((_, word) => reverseBits(bits[bits.length - 1 - word] ?? 0));

const HASH_COLUMNS = 9;
const HASH_ROWS = 8;

/** How many cells are sampled in each field, horizontally and vertically. */
const SAMPLES_PER_FIELD = 8;

/** Divides the square around the mark into 9 x 8 fields, and returns how much of each is ink, from 0 to 1. */
const computeInkPerField = ({ ink, width, height }: MarkGrid): Float64Array => {
  const side = Math.max(width, height);
  const start = (GRID_SIZE - side) / 2;
  const sums = new Float64Array(HASH_COLUMNS * HASH_ROWS);
  for (let down = 0; down < HASH_ROWS * SAMPLES_PER_FIELD; down += 1) {
    const row = Math.floor(start + ((down + 0.5) * side) / (HASH_ROWS * SAMPLES_PER_FIELD)) * GRID_SIZE;
    const band = Math.floor(down / SAMPLES_PER_FIELD) * HASH_COLUMNS;
    for (let across = 0; across < HASH_COLUMNS * SAMPLES_PER_FIELD; across += 1) {
      const column = Math.floor(start + ((across + 0.5) * side) / (HASH_COLUMNS * SAMPLES_PER_FIELD));
      const field = band + Math.floor(across / SAMPLES_PER_FIELD);
      if (ink[row + column] === 1) sums[field] = (sums[field] ?? 0) + 1 / SAMPLES_PER_FIELD ** 2;
    }
  }
  return sums;
};

/** A smaller difference in ink between two fields, as a share of a field, is ignored as noise of the grid. */
const MIN_INK_DIFFERENCE = 0.01;

/** Returns the difference hash as 16 hex digits. A bit is set if a field has more ink than the field to its right. */
export const computeDifferenceHash = (grid: MarkGrid): string => {
  const sums = computeInkPerField(grid);
  let hash = '';
  for (let row = 0; row < HASH_ROWS; row += 1) {
    let byte = 0;
    for (let column = 0; column < HASH_COLUMNS - 1; column += 1) {
      const at = row * HASH_COLUMNS + column;
      byte = byte * 2 + ((sums[at] ?? 0) - (sums[at + 1] ?? 0) > MIN_INK_DIFFERENCE ? 1 : 0);
    }
    hash += byte.toString(16).padStart(2, '0');
  }
  return hash;
};

/** Returns the number of different bits of two difference hashes, from 0 to 64. */
export const hashDistance = (one: string, other: string): number =>
  countOnes(Number.parseInt(one.slice(0, 8), 16) ^ Number.parseInt(other.slice(0, 8), 16)) +
  countOnes(Number.parseInt(one.slice(8), 16) ^ Number.parseInt(other.slice(8), 16));
