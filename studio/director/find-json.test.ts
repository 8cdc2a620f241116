import { threadCpuUsage } from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJson } from './find-json.ts';

const answer = { ideas: [{ idea: 'a "quoted" {brace}', mark: null }] };

describe('the JSON object in an answer', () => {
  it('is found in any surrounding text', () => {
    const quiet = fc.string().filter((text) => !/[{}"]/.test(text));
    fc.assert(
      fc.property(quiet, quiet, (before, after) => {
        expect(findJson(`${before}${JSON.stringify(answer)}${after}`)).toMatchObject({
          ok: true,
          value: answer,
        });
      }),
    );
  });

  it('is read or refused, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...'{}[]",:1\\ /*') })),
        (text) => {
          expect(typeof findJson(text).ok).toBe('boolean');
        },
      ),
    );
  });

  it('is preferred to objects that are no answers', () => {
    const found = findJson(`{"thinking":1} ${JSON.stringify(answer)}`);
    expect(found).toMatchObject({ ok: true, value: answer });
  });

  it('is missing, with the position of an error, if it cannot be parsed', () => {
    const found = findJson('{"ideas":[{"idea" "no colon"}]}');
    expect(found).toMatchObject({ ok: false });
    expect(found.ok ? '' : found.problem).toMatch(/cannot be parsed/);
  });

  it('may contain comments and trailing commas, but not inside strings', () => {
    const found = findJson('{"ideas":[], // none yet\n"idea":"a, /* b */, // c",}');
    expect(found).toMatchObject({ ok: true, value: { idea: 'a, /* b */, // c' } });
  });

  it('is found in one pass, even in adversarial text', () => {
    const twisted = [
      `{${'/*a'.repeat(26_000)}}`,
      `{"${'\\"'.repeat(39_000)}\\\n"}`,
      `{/*"*/"${'\\"'.repeat(39_000)}}`,
    ];
    const begin = threadCpuUsage();
    for (const text of twisted) expect(findJson(text)).toMatchObject({ ok: false });
    expect(threadCpuUsage(begin).user).toBeLessThan(1_000_000);
  });

  it('is limited to the same depth after a comment', () => {
    const deep = `{/*"*/"ideas":${'['.repeat(5_000)}${']'.repeat(5_000)}/*"*/}`;
    expect(findJson(deep)).toMatchObject({ ok: false });
  });

  it('contains nothing that cannot be stored: no control characters or lone surrogates', () => {
    const found = findJson(JSON.stringify({ ideas: ['a\u0000b\ud83d'], 'c\u0007\udc00': [{ d: 1 }] }));
    expect(found).toMatchObject({ ok: true, value: { ideas: ['a b\ufffd'], 'c \ufffd': [{ d: 1 }] } });
  });
});
