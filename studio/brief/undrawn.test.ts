import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

it.each([
  ['Swift Parcels, a running cheetah, red', ['cheetah']],
  ["Transportadora Rápido D'Oeste, um guepardo correndo", ['cheetah']],
  ['estudio de tatuajes Tinta, calavera con flores', ['skull']],
  ['Логотип для студии «Норд», викинг в профиль', ['viking']],
])('%s: readBrief lists a subject that the library cannot draw', (prompt, subjects) => {
  expect(readBrief(prompt).undrawn).toEqual(subjects);
});

it.each([
  'Swift Parcels, no cheetah please, red',
  'Cheetah Couriers, a bicycle messenger service',
  'Otterly Roasted, a coffee roaster, with an otter',
])('%s: readBrief lists no undrawn subject', (prompt) => {
  expect(readBrief(prompt).undrawn).toBeUndefined();
});
