import { expect, test } from 'vitest';
import { findDestinations, type SearchContext } from './search-results.ts';

const context: SearchContext = {
  workspaceId: 'ws_1',
  environment: 'live',
  otherEnvironment: 'sandbox',
  docsUrl: 'https://docs.example',
  isAdmin: true,
  isDeveloper: true,
  recent: [],
};
const findTitles = (text: string, at = context) =>
  findDestinations(text, at, undefined).map(({ title }) => title);

test('an empty search lists every screen that the person may open', () => {
  expect(findTitles('')).toContain('Audit log');
  expect(findTitles('', { ...context, isAdmin: false })).not.toContain('Audit log');
  expect(findTitles('')).toContain('API reference');
});

test('a search finds screens by their synonyms', () => {
  expect(findTitles('invoice')).toEqual(['Plan']);
  expect(findTitles('hmac')).toEqual(['Signature debugger']);
  expect(findTitles('docs err')).toEqual(['Errors']);
  expect(findTitles('docs codes')).toEqual(['Errors']);
  expect(findTitles('xylophone')).toEqual([]);
});

test('a search finds an id anywhere in the pasted text, and opens its page', () => {
  const id = 'job_01k9z3pc3mea9v7d5q2r8t4hnj';
  expect(findDestinations(`error in ${id}, see above`, context, undefined)[0]).toMatchObject({
    title: 'Open job',
    detail: id,
    href: `/w/ws_1/live/story/${id}`,
  });
  expect(findTitles('job_01k9')).toEqual([]);
});

test('a search lists projects and brands before screens', () => {
  const found = {
    projects: [{ id: 'proj_1', name: 'Plan B' }],
    brands: [{ id: 'brand_1', name: null, prompt: 'Plan B, a bar', project_name: 'Plan B' }],
  };
  expect(findDestinations('plan', context, found).map(({ group }) => group)).toEqual([
    'Projects',
    'Brands',
    'Screens',
  ]);
});

test('an empty search begins with recent destinations and actions', () => {
  const recent = [{ title: 'Kettle & Quay', href: '/w/ws_1/live/projects/proj_1' }];
  expect(findTitles('', { ...context, recent }).slice(0, 4)).toEqual([
    'Kettle & Quay',
    'Draw a brand',
    'Create key',
    'Switch to sandbox',
  ]);
  expect(findTitles('', { ...context, isDeveloper: false, otherEnvironment: 'live' })[0]).toBe(
    'Switch to live',
  );
  expect(findTitles('create key')).toEqual(['API keys', 'Create key']);
});
