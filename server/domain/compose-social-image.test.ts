import { expect, test } from 'vitest';
import { composeSocialImage } from './compose-social-image.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" role="img"><path fill="#123456" d="M0 0h1v1z"/></svg>';

test('composeSocialImage centres a drawing on a plain background', () => {
  const composed = composeSocialImage(drawing, { width: 1200, height: 630, part: 'logo' }, 'dark');
  expect(composed).toContain('viewBox="0 0 1200 630"');
  expect(composed).toContain('<rect width="1200" height="630" fill="#111111"/>');
  expect(composed).toContain('<svg x="204" y="107" width="792" height="416" viewBox="0 0 100 50">');
  expect(composed?.endsWith('<path fill="#123456" d="M0 0h1v1z"/></svg></svg>')).toBe(true);
});

test.each(['', '<svg>', '<html></html>'])('an invalid drawing gives undefined: %j', (text) => {
  expect(composeSocialImage(text, { width: 800, height: 800, part: 'mark' }, 'light')).toBeUndefined();
});
