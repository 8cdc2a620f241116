import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../bench/open-studio.ts';
import { designBrand } from '../design-brand.ts';
import type { Studio } from '../studio.ts';
import type { Directed } from './direct-brand.ts';
import { directBrand } from './direct-brand.ts';
import { croissantMoon } from './examples/croissant-moon.ts';
import { owlPage } from './examples/owl-page.ts';
import { sharedBar } from './examples/shared-bar.ts';
import { tiptoe } from './examples/tiptoe.ts';

const { prompt, identity: owl } = owlPage;
const hairline = {
  ...owl,
  mark: {
    parts: [{ name: 'line', role: 'lead', shape: { bar: { from: [0, 0], to: [100, 100], width: 2 } } }],
  },
};
const named = (identity: object, text: string): object => ({
  ...identity,
  lettering: { family: 'Bitter', weight: 700, lines: [[text]] },
});
const moon = named(croissantMoon.identity, 'Nachtblatt');
const first = JSON.stringify({ cliche: 'a quill', ideas: ['a', 'b', 'c'], drafts: [owl, moon] });
const revised = (choice: number, identity: object): string =>
  JSON.stringify({ choice, because: 'clearer', identity });

describe('the road of an art director', { timeout: 60_000 }, () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
  }, 60_000);

  const direct = (...answers: string[]): Directed => directBrand(studio, { prompt, seed: 4, answers });

  it('begins with the library and one question', () => {
    const { designed, next, notes } = direct();
    expect(designed.identity).toEqual(designBrand(studio, { prompt, seed: 4 }).identity);
    expect(notes).toEqual([]);
    expect(next?.turns).toHaveLength(1);
    expect(next?.turns[0]?.text).toContain(JSON.stringify(prompt));
  });

  it('shows the drafts, takes the revision and is done', () => {
    const looked = direct(first);
    expect(looked.next?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(looked.designed.decisions.mark.source).toBe('art-director');
    const done = direct(first, revised(2, moon));
    expect(done.next).toBeNull();
    expect(done.designed.decisions.blazon.idea).toBe(croissantMoon.identity['idea']);
  });

  it('shows pictures of outlines alone', () => {
    const picture = direct(first).next?.turns.at(-1)?.picture ?? '';
    const elements = new Set([...picture.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
    expect(elements).toEqual(new Set(['svg', 'rect', 'g', 'path']));
    expect(picture).not.toMatch(/href|url\(|style=|font/);
  });

  it('keeps the draft when the revision breaks a gate, and asks to mend it', () => {
    const { designed, next, notes } = direct(first, revised(1, hairline));
    expect(designed.decisions.blazon.idea).toBe(owl['idea']);
    expect(notes[1]).toMatch(/^refused: the drawing before it stands.*GATE/);
    expect(next?.turns.at(-1)?.text).toContain('GATE thin16_lost');
    expect(direct(first, revised(1, hairline), revised(1, owl)).next).toBeNull();
  });

  it('lets the library stand while no drawing holds', () => {
    const { designed } = direct(JSON.stringify({ drafts: [hairline] }));
    expect(designed.decisions.mark.source).not.toBe('art-director');
  });

  it('asks at most four times', () => {
    const broken = revised(1, hairline);
    expect(direct(first, broken, broken).next).not.toBeNull();
    expect(direct(first, broken, broken, broken).next).toBeNull();
  });

  it('is a function of its answers', () => {
    const [one, other] = [direct(first), direct(first)];
    expect(one.designed.identity).toEqual(other.designed.identity);
    expect(one.next).toEqual(other.next);
    // What was said before does not change when more is said.
    const longer = direct(first, revised(1, hairline));
    expect(longer.next?.turns.slice(0, 3)).toEqual(one.next?.turns);
  });

  it('marks sandbox copies', () => {
    const { designed } = directBrand(studio, { prompt, seed: 4, sandbox: true, answers: [first] });
    expect(designed.identity.logo_svg).toContain('sandbox copy');
  });

  it('paints a colour that white cannot carry on a board', () => {
    const { designed } = directBrand(studio, {
      prompt: 'Nachtblatt, an evening newspaper. Yellow and loud.',
      seed: 4,
      answers: [JSON.stringify({ drafts: [{ ...owl, palette: { lead: '#FFD500' } }] })],
    });
    expect(designed.decisions.blazon.lockup.board).toBeDefined();
    expect(designed.identity.primary_color).toBe('#FFD500');
    expect(designed.identity.logo_svg).toContain('#FFD500');
  });

  it('does not draw against the customer', () => {
    const noMark = directBrand(studio, {
      prompt: tiptoe.prompt,
      seed: 4,
      answers: [JSON.stringify({ drafts: [named(owl, 'Tiptoe')] })],
    });
    expect(noMark.designed.decisions.blazon.mark).toBeNull();
    const refusing = directBrand(studio, {
      prompt: 'Nachtblatt, an evening newspaper. No owls please.',
      seed: 4,
      answers: [JSON.stringify({ drafts: [owl] })],
    });
    expect(refusing.notes[0]).toContain('the brief refuses this motif: owl');
    const pictured = directBrand(studio, {
      prompt: 'Nachtblatt, an evening newspaper. Use an owl as the symbol.',
      seed: 4,
      answers: [JSON.stringify({ drafts: [{ ...owl, mark: null, lockup: { layout: 'word' } }] })],
    });
    expect(pictured.notes[0]).toContain('asks for a picture');
    const letters = directBrand(studio, {
      prompt: 'A monogram of the letters A and H for Ada Holm, engineer.',
      seed: 4,
      answers: [JSON.stringify({ drafts: [named(owl, 'Ada Holm'), named(sharedBar.identity, 'Ada Holm')] })],
    });
    expect(letters.designed.decisions.mark.letters).toEqual(['A', 'H']);
    expect(letters.notes[0]).toContain('asks for the letters A H');
  });

  it('records little of what it put right, and nothing that cannot be stored', () => {
    const strange = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`field ${index}`, 1]));
    // The second half of the last character falls to where the name is cut.
    const cut = `${'x'.repeat(23)}\u{1F600}`;
    const { designed, next } = direct(JSON.stringify({ drafts: [{ [cut]: 1, ...owl, ...strange }] }));
    const { mark, trace } = designed.decisions;
    expect(mark.source).toBe('art-director');
    expect(trace.notes.length).toBeLessThan(40);
    expect(trace.notes.every((note) => note.isWellFormed())).toBe(true);
    expect(next?.turns.at(-1)?.text).toContain('field 1`');
    expect(next?.turns.at(-1)?.text).not.toContain('field 100`');
  });
});
