// Pairs for briefs that leave the trade open, and partners for a lead that somebody else has chosen.

import type { PaletteSketch } from '../data/industries.ts';
import type { HueFamily } from './hue-families.ts';
import type { Hex } from './palette.ts';

const pair = (primary: Hex, secondary: Hex, moods: string): PaletteSketch => ({
  primary,
  secondary,
  moods: moods.split(' '),
});

/** Each at home with other moods; together they go round the circle, so that two names seldom meet. */
export const HOUSE_PALETTES: readonly PaletteSketch[] = [
  pair('#8C4A33', '#F4C15D', 'warm energetic cheerful adventurous'),
  pair('#2F6F57', '#F2A36B', 'calm natural trustworthy honest'),
  pair('#4A1F63', '#F5AE5E', 'creative quirky mysterious dreamy'),
  pair('#4A7600', '#FFD23F', 'fresh clean optimistic youthful'),
  pair('#2F4A6E', '#F2A36B', 'professional serious precise trustworthy'),
  pair('#9B2247', '#F2B8A0', 'bold romantic sensual feminine'),
  pair('#2C2F36', '#E0652F', 'technical simple modern masculine'),
  pair('#5C3218', '#E3B26F', 'cosy classic retro rustic handmade'),
  pair('#A24A88', '#F6BE6A', 'playful cute sporty edgy'),
  pair('#6B2338', '#E2B98F', 'elegant luxurious discreet authoritative'),
  pair('#5E2A8C', '#FFB04A', 'innovative futuristic clever loud'),
  pair('#256443', '#F1A9A0', 'caring soft friendly optimistic'),
];

/** Accents that a lead of each family takes well, the most lively first. */
export const PARTNERS: Readonly<Record<HueFamily | 'neutral', readonly Hex[]>> = {
  red: ['#F3B765', '#22304C', '#F0C6AE', '#2F4A44'],
  orange: ['#F4C873', '#1F3D4C', '#5A2A1E', '#2F4A3A'],
  yellow: ['#26262E', '#5A3418', '#1F3F5A', '#3A2A5A'],
  green: ['#EDA43C', '#F19C7C', '#D9C48A', '#7A2A3A'],
  teal: ['#FF9B6A', '#F4B94C', '#E9C9A0', '#33305E'],
  blue: ['#FF8F66', '#F4B94C', '#9AD0C0', '#C9B79C'],
  purple: ['#F9B05A', '#F29C9C', '#7FC9B0', '#E0C090'],
  pink: ['#F8BC5C', '#2F2A55', '#2F5A4E', '#F2C8B0'],
  neutral: ['#E2622B', '#D8A43C', '#B9A78C', '#7C8794'],
};

/** Leads for a brief without hues, from soft black to graphite, with the moods that they suit. */
export const NEUTRAL_PALETTES: readonly PaletteSketch[] = [
  pair('#2B2F34', '#8D969E', 'technical precise modern clean simple'),
  pair('#161514', '#A69C8E', 'elegant luxurious timeless classic discreet'),
  pair('#35302B', '#A39684', 'warm honest natural rustic handmade'),
  pair('#0E0F11', '#80858C', 'bold loud edgy strong'),
  pair('#2A2B38', '#9A9BB0', 'mysterious dreamy futuristic calm'),
];
