import { describe, expect, it } from 'vitest';

import { readBrief } from './read-brief.ts';

describe('the founding year', () => {
  it.each([
    ['Hartmann & Sons, bakery, est. 1911', 'est. 1911'],
    ['Whitlock Ferry Est. 1893', 'Est. 1893'],
    ['Harrow Mill flour, EST 1846 below the name', 'EST. 1846'],
    ['Logo for Korvin Tools, crest, since 1958 under the name', 'since 1958'],
    ['Brauerei Lindhof, seit 1921, Wappen', 'seit 1921'],
    ['Maison Ferrand, chocolatier depuis 1890', 'depuis 1890'],
    ['Librairie Dumas, fondée en 1902', 'fondée en 1902'],
    ['Taller Ortega, relojería desde 1974', 'desde 1974'],
    ['Caffè Moretti dal 1960', 'dal 1960'],
    ['Barber shop called Old Rake, founded in 1987, label', 'founded 1987'],
    ['I need a logo for Sutter, a family bakery since 1911.', 'since 1911'],
    ['We make boots in Leeds. Name: Korvin. Put "since 1958" on the label.', 'since 1958'],
    ['Logo für die Schreinerei Ebner, gegründet 1932, wie ein Stempel', 'gegründet 1932'],
    ['Our pub is called The Wet Nib. We want a crest with est. 1720.', 'est. 1720'],
    ['пекарня Колос, с 1921 года', 'с 1921 года'],
    ["Kahve dükkanı Tepe, 1961'den beri", "1961'den beri"],
    ['The Wet Nib, tattoo parlour, no skulls, est. 1911', 'est. 1911'],
    ['Tannery Voss, with the year 1884 below', '1884'],
  ])('is read if the logo should show it: %s', (prompt, line) => {
    expect(readBrief(prompt).founded).toBe(line);
  });

  it.each([
    'Bluefin, we have been around since 2019, software',
    'Sutter bakes bread since 1911',
    'We have run a bakery called Sutter since 1911.',
    'Since 1958 we have been making boots. The name is Korvin.',
    'Korvin was founded in 1987 by two brothers.',
    'Founded in 1987 by two brothers, Korvin makes boots.',
    'Korvin, boots, in business since 1987',
    'Wir sind seit 1921 eine Brauerei und heißen Lindhof.',
    'Nous sommes chocolatiers depuis 1890, maison Ferrand',
    'Hartmann, bakery, est. 1911, but no year in the logo',
    'Hartmann, bakery, do not put est. 1911 anywhere',
    'Колос, пекарня, работаем с 1921 года',
    'Rebrand for Atlas Freight. Founded in 1972, it now has 400 trucks.',
    'Barber shop called Since 1987',
    'Diner called Lola, 1950s look',
  ])('is ignored if it is only mentioned, or refused: %s', (prompt) => {
    expect(readBrief(prompt)).not.toHaveProperty('founded');
  });
});
