import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const readFirstIndustry = (prompt: string): string | undefined => readBrief(prompt).industries[0];

describe('the trade of a prompt', () => {
  it.each([
    ['We insure violins and cellos.', 'insurance'],
    ['I photograph bakers and their bread.', 'photography'],
    ['We design book covers.', 'design'],
  ])('is what the firm does, not the object of its work: %s', (prompt, industry) => {
    expect(readFirstIndustry(prompt)).toBe(industry);
  });

  it.each([
    ['Sunday is a meal planning app for students.', 'software'],
    ['Unser Name ist Löffel, eine App für Köche.', 'software'],
    ['ロゴをお願いします。「こよみ」は農家のためのアプリです。', 'software'],
  ])('is software if the product is an app: %s', (prompt, industry) => {
    expect(readFirstIndustry(prompt)).toBe(industry);
  });

  it.each([
    ['A budgeting tool for students, called Plover.', 'finance'],
    ['Old Quarry Cider. Green.', 'beverage'],
    ['結婚式のプロデュース会社、社名は「結」。紅白。', 'events'],
    ['Kitapçımızın adı Sarı Fener. Sarı.', 'books'],
    ['Ein Kollektiv von vier Fotografinnen, wir heißen Blende Neun.', 'photography'],
  ])('is the main noun of the phrase, not the customers or the name: %s', (prompt, industry) => {
    expect(readFirstIndustry(prompt)).toBe(industry);
  });

  it('is that of the firm, not what its founders did before', () => {
    expect(readFirstIndustry('My father drove a taxi, we run a climbing hall.')).toMatch(
      /^(?:fitness|sports)$/u,
    );
  });

  it('is the first noun of a phrase with "of"', () => {
    expect(readFirstIndustry('Lost Consonants, a choir of speech therapists.')).toBe('music');
  });
});
