import { threadCpuUsage } from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJson } from './find-json.ts';

const answer = { ideas: [{ idea: 'a "quoted" {brace}', mark: null }] };

describe('findJson', () => {
  it('finds the object in any surrounding text without braces or quotation marks', () => {
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

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...'{}[]",:1\\ /*') })),
        (text) => {
          expect(typeof findJson(text).ok).toBe('boolean');
        },
      ),
    );
  });

  it('prefers an object that has an answer field, such as "ideas", to other objects', () => {
    const found = findJson(`{"thinking":1} ${JSON.stringify(answer)}`);
    expect(found).toMatchObject({ ok: true, value: answer });
  });

  it('reports a problem if the object cannot be parsed', () => {
    const found = findJson('{"ideas":[{"idea" "no colon"}]}');
    expect(found).toMatchObject({ ok: false });
    expect(found.ok ? '' : found.problem).toMatch(/cannot be parsed/);
  });

  it('removes comments and trailing commas, but not those inside strings', () => {
    const found = findJson('{"ideas":[], // none yet\n"idea":"a, /* b */, // c",}');
    expect(found).toMatchObject({ ok: true, value: { idea: 'a, /* b */, // c' } });
  });

  it('takes less than a second for adversarial texts', () => {
    const twisted = [
      `{${'/*a'.repeat(26_000)}}`,
      `{"${'\\"'.repeat(39_000)}\\\n"}`,
      `{/*"*/"${'\\"'.repeat(39_000)}}`,
    ];
    const begin = threadCpuUsage();
    for (const text of twisted) expect(findJson(text)).toMatchObject({ ok: false });
    expect(threadCpuUsage(begin).user).toBeLessThan(1_000_000);
  });

  it('limits the nesting even if a comment hides brackets from the first count', () => {
    const deep = `{/*"*/"ideas":${'['.repeat(5_000)}${']'.repeat(5_000)}/*"*/}`;
    expect(findJson(deep)).toMatchObject({ ok: false });
  });

  it('replaces control characters and lone surrogates in keys and values', () => {
    const found = findJson(JSON.stringify({ ideas: ['a\u0000b\ud83d'], 'c\u0007\udc00': [{ d: 1 }] }));
    expect(found).toMatchObject({ ok: true, value: { ideas: ['a b\ufffd'], 'c \ufffd': [{ d: 1 }] } });
  });
});
