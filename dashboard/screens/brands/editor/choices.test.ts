import { describe, expect, it } from 'vitest';
import { composeRefinement, type EditorChoices } from './choices.ts';
import { applyChoice } from './offered-changes.ts';

describe('the sentence', () => {
  it('is undefined without a choice', () => {
    expect(composeRefinement({})).toBeUndefined();
    expect(composeRefinement({ subject: '  ' })).toBeUndefined();
  });

  it('reads like one that a person would write', () => {
    expect(composeRefinement({ primary: 'navy' })).toBe('Make the primary colour navy.');
    expect(composeRefinement({ subject: 'owl,', typeface: 'Inter', placement: 'above' })).toBe(
      'Make the symbol an owl, put the symbol above the name and set the name in Inter.',
    );
  });
});

describe('a choice that contradicts another', () => {
  it.each<[EditorChoices, EditorChoices, EditorChoices]>([
    [{ subject: 'a fox', primary: 'navy' }, { placement: 'none' }, { primary: 'navy', placement: 'none' }],
    [{ placement: 'none' }, { frame: 'circle' }, { frame: 'circle' }],
    [{ typeface: 'Inter' }, { placement: 'alone' }, { placement: 'alone' }],
    [{ primary: 'navy', secondary: 'gold' }, { scheme: 'swap' }, { scheme: 'swap' }],
    [{ scheme: 'swap' }, { secondary: 'gold' }, { secondary: 'gold' }],
    [{ manner: 'simpler' }, { symbol: 'another' }, { symbol: 'another' }],
    [{ symbol: 'another' }, { subject: 'a fox' }, { subject: 'a fox' }],
  ])('replaces the earlier choice: %j, then %j', (before, choice, after) => {
    expect(applyChoice(before, choice)).toEqual(after);
  });
});
