import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import account from './en/account.json' with { type: 'json' };
import overview from './en/overview.json' with { type: 'json' };

const { rich } = openCatalogue('account', account);
const { t } = openCatalogue('overview', overview);

test('t formats plurals and numbers for the locale', () => {
  expect(t('figures.succeededOfAll', { succeeded: 1, all: 1 })).toBe('1 of 1 generation');
  expect(t('figures.succeededOfAll', { succeeded: 1_200, all: 3_000 })).toBe('1,200 of 3,000 generations');
});

test('rich renders the elements of a message at their place in the sentence', () => {
  const strong = (children: ReactNode) => createElement('strong', null, children);
  const sentence = rich('deleteAccountSection.nobodyElseIsIn', { names: 'A & B', count: 2, strong });
  expect(renderToStaticMarkup(sentence)).toBe(
    'Nobody else is in <strong>A &amp; B</strong>, so they will be deleted too, with everything inside.',
  );
});
