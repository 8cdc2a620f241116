import { describe, expect, it } from 'vitest';

import { readBrief } from './read-brief.ts';

const lineOf = (prompt: string): string | null => readBrief(prompt).descriptor;

describe('the descriptor', () => {
  it.each([
    ['Gravel8, skate park', 'skate park'],
    ['Copper Orchard, indie game studio', 'indie game studio'],
    ['Accounting firm called Lodestar', 'Accounting firm'],
    ['Osprey & Lind, upholstery workshop', 'upholstery workshop'],
    ['The Wet Nib, tattoo parlour, no skulls', 'tattoo parlour'],
    ['Brand identity for a heating & cooling company called FrostAire', 'heating & cooling company'],
    ['Moth & Tallow soy candles', 'soy candles'],
    ['We are a small-animal vet clinic called Burrow', 'small-animal vet clinic'],
    ['Mira, estudio de yoga en Valencia', 'estudio de yoga'],
    ['Pixelune, studio de jeux vidéo', 'studio de jeux vidéo'],
    ['logo for the tourism board of a small coastal nation', 'tourism board'],
    ['Барабан, сеть прачечных', 'сеть прачечных'],
  ])('ends with its noun: %s', (prompt, line) => {
    expect(lineOf(prompt)).toBe(line);
  });

  it.each([
    ['Larkhall, insurance for farmers', 'insurance'],
    ['PoleStar Night Shelter, charity for homeless people', 'charity'],
    ['Skein – yarn store & knitting nights', 'yarn store'],
    ['Kitewell sells kite-surfing holidays online', 'kite-surfing holidays'],
  ])('omits customers, places of sale and a second activity: %s', (prompt, line) => {
    expect(lineOf(prompt)).toBe(line);
  });

  it.each([
    ['Dr. Amara Nwosu, pediatrician', 'pediatrician'],
    ['Dr. Sara Holm, gynecologist', 'gynecologist'],
    ['Ruth Okafor, limnologist', 'limnologist'],
    ['Wren Street, bakery, paper bag', 'bakery'],
    ['Mill Lane, paper bags', 'paper bags'],
    ['Brightside, neon signs', 'neon signs'],
    ['Tin Whistle, food truck, tacos', 'food truck'],
  ])('is the profession or product that follows the name: %s', (prompt, line) => {
    expect(lineOf(prompt)).toBe(line);
  });

  it.each([
    'Three Hives, rustic, kraft paper label',
    'Juno, playful, vinyl sticker',
    'Harrow, bold, metal stencil',
    'Pike, retro, enamel badge',
    'Stag, vintage, on a neon sign',
    'Finch, hand drawn, label for glass jars',
  ])('is not an object on which the logo appears: %s', (prompt) => {
    const { descriptor, industries } = readBrief(prompt);
    expect(descriptor).toBeNull();
    for (const trade of ['manufacturing', 'music', 'lighting', 'jewellery'])
      expect(industries).not.toContain(trade);
  });

  it.each([
    'Goldfield Home Care, for elderly people at home',
    'Medlink connects rural patients with specialists',
    'Sunvane installs rooftop solar on schools and hospitals',
    'Clausewise reads contracts so you do not have to',
    'Loopmere recycles office furniture',
    'Gale Power. We are tired of turbines.',
    'Post & Quill, handwritten letters, wax seal look',
    'identity for Lorrimer Public Library',
    'Heartwell monitors. Investors and surgeons are the audience.',
    'LOGO: Fernlea Travel. AVOID: planes, globes',
  ])('is not an activity, the customers or the requested picture: %s', (prompt) => {
    expect(lineOf(prompt)).toBeNull();
  });
});
