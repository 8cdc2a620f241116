import { expect, test } from 'vitest';
import { formatCsvRow } from './csv.ts';

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(formatCsvRow(['a', 'b,c', 'say "hi"', 'two\nlines', ''])).toBe(
    'a,"b,c","say ""hi""","two\nlines",\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  '%j is escaped, so that a spreadsheet does not evaluate it',
  (given) => {
    expect(formatCsvRow([given]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('a value that contains a formula character, but does not start with one, is unchanged', () => {
  expect(formatCsvRow(['a=b', 'key_01-2'])).toBe('a=b,key_01-2\r\n');
});
