import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFreshStudio, openLocalStudio } from '../test/local-studio.ts';
import { FONT_SOURCES } from './font-files.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';
import type { ShapedText, TextRequest } from './lettering.ts';
import { isStyleSpecific } from '../design/type/type-of-styles.ts';

const { letterer } = await openLocalStudio();

const shapeText = (text: string, family: string, more: Partial<TextRequest> = {}): ShapedText =>
  letterer.shape({
    text,
    family,
    weight: 500,
    italic: false,
    tracking: 0,
    locale: 'en',
    vertical: false,
    ...more,
  });

/** Returns the shape of an outline as text, independent of its position. */
const formOf = (outline: Outline): string => {
  const box = boundingBoxOf(outline) ?? { left: 0, top: 0 };
  const near = (value: number): number => Math.round(value * 1000);
  return JSON.stringify(
    outline.map((contour) => contour.map(({ at }) => [near(at[0] - box.left), near(at[1] - box.top)])),
  );
};

const SAMPLES: Readonly<Record<string, string>> = {
  Latn: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.-',
  Grek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  Cyrl: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Arab: 'قهوة الصباح',
  Hebr: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  Deva: 'योगशाला क्षत्रिय',
  Thai: 'กาแฟสดใหม่ ที่นี่',
  Jpan: '月森さくらカフェ京都和菓子',
  Kore: '한글커피볶음서울',
  Hans: '春风茶馆设计龙门书店',
  Hant: '龍門書店設計臺灣茶館',
  Armn: 'Երևան',
  Geor: 'თბილისი',
  Beng: 'বাংলা',
  Taml: 'தமிழ்',
  Telu: 'తెలుగు',
  Ethi: 'አዲስ',
};

describe('families', () => {
  it('all have an entry in FONT_SOURCES, and every entry has a family', () => {
    expect(letterer.families.map(({ name }) => name).sort()).toEqual(Object.keys(FONT_SOURCES).sort());
  });

  it.each(letterer.families.map((family) => [family.name, family] as const))(
    '%s has the letters of its scripts',
    (name, family) => {
      for (const script of family.scripts) {
        const sample = SAMPLES[script] ?? '';
        for (const weight of [family.weights[0] ?? 0, family.weights.at(-1) ?? 0]) {
          const text = shapeText(sample.slice(0, 12), name, { weight });
          expect(text.missing).toEqual([]);
          expect(text.advance).toBeGreaterThan(1);
          expect(text.capHeight).toBeGreaterThan(0.4);
          expect(text.capHeight).toBeLessThan(1);
        }
        expect(letterer.covers(name, sample)).toBe(true);
      }
    },
  );

  it('draw their heaviest weight with more ink than their lightest', () => {
    for (const family of letterer.families.filter((each) => each.weights.length > 1)) {
      const ink = [family.weights[0] ?? 0, family.weights.at(-1) ?? 0].map((weight) => {
        const { glyphs } = shapeText(SAMPLES[family.scripts[0] ?? '']?.slice(0, 3) ?? '', family.name, {
          weight,
        });
        return inkOf(glyphs.flatMap((glyph) => glyph.outline));
      });
      expect(ink[1]).toBeGreaterThan((ink[0] ?? 0) * 1.15);
    }
  }, 30_000);

  it('include a serif and a sans for Turkish, Greek and Cyrillic names', () => {
    const names = { Latn: 'İğdır Şişli çığ', Grek: 'Λυχνία', Cyrl: 'Щёлково' };
    for (const [script, name] of Object.entries(names)) {
      const covering = letterer.families.filter(
        (family) => family.scripts.includes(script) && letterer.covers(family.name, name),
      );
      const classes = covering.map((family) => family.class);
      expect(classes.filter((each) => each === 'serif').length).toBeGreaterThanOrEqual(1);
      expect(classes.filter((each) => each.endsWith('grotesk')).length).toBeGreaterThanOrEqual(2);
      expect(classes.filter((each) => each === 'geometric-sans').length).toBeGreaterThanOrEqual(1);
    }
  });
});

const inkOf = (outline: Outline): number => {
  const placement = computePlacement({ left: 0, top: -1.2, right: 6, bottom: 0.6 }, 600, 180);
  return rasterise(outline, 600, 180, placement).reduce((sum, cell) => sum + cell, 0);
};

describe('the letterer', () => {
  it('kerns pairs of letters', () => {
    for (const family of ['Outfit', 'Inter', 'EB Garamond', 'Montserrat']) {
      const pair = shapeText('AV', family).advance;
      expect(pair).toBeLessThan(shapeText('A', family).advance + shapeText('V', family).advance);
    }
  });

  it('kerns across the files of one family', () => {
    // "Ť" and "o" are in different files, so the pair is kerned like "To".
    const kerning = (left: string): number =>
      shapeText(`${left}o`, 'Inter').advance -
      shapeText(left, 'Inter').advance -
      shapeText('o', 'Inter').advance;
    expect(kerning('T')).toBeLessThan(-0.01);
    expect(kerning('Ť')).toBeCloseTo(kerning('T'), 6);
  });

  it('joins Arabic letters', () => {
    const { glyphs } = shapeText('ههه', 'Cairo', { locale: 'ar' });
    const alone = formOf(shapeText('ه', 'Cairo', { locale: 'ar' }).glyphs[0]?.outline ?? []);
    const forms = new Set(glyphs.map((glyph) => formOf(glyph.outline)));
    expect(forms.size).toBe(3);
    expect(forms).not.toContain(alone);
  });

  it('sets Arabic from right to left', () => {
    const { glyphs } = shapeText('قهوة', 'Cairo', { locale: 'ar' });
    expect(glyphs.map((glyph) => glyph.cluster)).toEqual([3, 2, 1, 0]);
  });

  it('places text with mixed directions in visual order', () => {
    const { glyphs } = shapeText('مقهى 24', 'Cairo', { locale: 'ar' });
    const digits = glyphs.filter((glyph) => glyph.cluster >= 5);
    expect(digits.map((glyph) => glyph.cluster)).toEqual([5, 6]);
    expect(digits[0]?.x).toBeCloseTo(0, 6);
  });

  it('shapes Devanagari conjuncts and reorders vowels', () => {
    for (const family of ['Noto Serif Devanagari', 'Anek Devanagari', 'Baloo 2']) {
      const parts = ['क', 'ष'].map((letter) =>
        formOf(shapeText(letter, family, { locale: 'hi' }).glyphs[0]?.outline ?? []),
      );
      const conjunct = shapeText('क्ष', family, { locale: 'hi' });
      expect(conjunct.glyphs).toHaveLength(1);
      expect(parts).not.toContain(formOf(conjunct.glyphs[0]?.outline ?? []));
    }
    const vowel = formOf(shapeText('ि', 'Anek Devanagari').glyphs.at(-1)?.outline ?? []);
    expect(vowel).not.toBe('[]');
    expect(shapeText('कि', 'Anek Devanagari', { locale: 'hi' }).glyphs[0]?.cluster).toBe(0);
  });

  it('keeps accents and dots', () => {
    const greek = shapeText('ία', 'Manrope', { locale: 'el' }).box.top;
    expect(greek).toBeLessThan(shapeText('ια', 'Manrope', { locale: 'el' }).box.top - 0.05);
    for (const family of ['Jost', 'EB Garamond', 'Manrope', 'Inter']) {
      expect(shapeText('İ', family, { locale: 'tr' }).box.top).toBeLessThan(
        shapeText('I', family).box.top - 0.1,
      );
    }
  });

  it('sets vertical Japanese with the glyph variants for vertical text', () => {
    const down = shapeText('月ー', 'Noto Serif JP', { locale: 'ja', vertical: true });
    const across = shapeText('月ー', 'Noto Serif JP', { locale: 'ja' });
    const size = (text: ShapedText): [number, number] => {
      const box = boundingBoxOf(text.glyphs[1]?.outline ?? []);
      return box === null ? [0, 0] : [box.right - box.left, box.bottom - box.top];
    };
    expect(size(across)[0]).toBeGreaterThan(size(across)[1]);
    expect(size(down)[1]).toBeGreaterThan(size(down)[0]);
    expect(down.glyphs[1]?.y).toBeCloseTo(1, 3);
  });

  it('adds tracking only between clusters, and none between joined letters', () => {
    const plain = shapeText('Oslo', 'Inter');
    expect(shapeText('Oslo', 'Inter', { tracking: 0.1 }).advance).toBeCloseTo(plain.advance + 0.3, 6);
    for (const [text, family] of [
      ['قهوة', 'Cairo'],
      ['योग', 'Baloo 2'],
      ['Alma', 'Dancing Script'],
    ] as const) {
      expect(shapeText(text, family, { tracking: 0.2 }).advance).toBe(shapeText(text, family).advance);
    }
  });

  it('uses no ligatures in text with tracking', () => {
    expect(shapeText('fi', 'EB Garamond').glyphs).toHaveLength(1);
    expect(shapeText('fi', 'EB Garamond', { tracking: 0.1 }).glyphs).toHaveLength(2);
  });

  it('reports characters that a family lacks', () => {
    expect(shapeText('a😀月', 'Inter').missing).toEqual(['😀', '月']);
    expect(letterer.covers('Inter', 'a😀')).toBe(false);
    expect(letterer.covers('No such family', 'a')).toBe(false);
  });

  it('has all letters of European names in every Latin family except display faces', () => {
    const names =
      'Łódź Århus Übermut Çelik Đurđa Þór Ægir Œuvre Ñandú Šibenik Žižkov Ősi Țara Ąžuolas Ėriškė Ģirts Ħamrun Ŵyn İğneşli Ångström Fiancée João Günther';
    const lacking = letterer.families
      // Display faces are excluded: their coverage is checked before use.
      .filter(
        (family) => family.scripts[0] === 'Latn' && family.name !== 'Fredoka' && !isStyleSpecific(family),
      )
      .filter((family) => !letterer.covers(family.name, names));
    expect(lacking.map((family) => family.name)).toEqual([]);
  });

  it('returns outlines that the even-odd and the non-zero rule paint alike', () => {
    for (const [text, family, weight] of [
      ['HambegR&', 'Inter', 900],
      ['bdpq', 'Manrope', 800],
      ['vwkx', 'Heebo', 900],
      ['nrm', 'Baloo 2', 800],
    ] as const) {
      for (const { outline } of shapeText(text, family, { weight }).glyphs) {
        const box = boundingBoxOf(outline);
        if (box === null) continue;
        const placement = computePlacement(box, 90, 90, 0.3);
        const nonZero = rasterise(outline, 90, 90, placement);
        const evenOdd = rasterise(outline, 90, 90, placement, 'even-odd');
        const differing = nonZero.filter((cell, index) => cell !== evenOdd[index]).length;
        expect(differing).toBeLessThanOrEqual(2);
      }
    }
  });

  it('returns the same outlines each time, also from another letterer', async () => {
    const other = (await openFreshStudio()).letterer;
    for (const [text, family] of [
      ['Loafwright', 'Fraunces'],
      ['قهوة', 'El Messiri'],
    ] as const) {
      const request = {
        text,
        family,
        weight: 600,
        italic: false,
        tracking: 0,
        locale: 'en',
        vertical: false,
      };
      expect(JSON.stringify(other.shape(request))).toBe(JSON.stringify(letterer.shape(request)));
    }
  });

  it('shapes any Unicode text without throwing', () => {
    const families = fc.constantFrom('Inter', 'Cairo', 'Noto Sans JP', 'Baloo 2', 'Dancing Script');
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 24 }),
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
        maxLength: 12,
      }),
      fc.constantFrom('', '\n\t', '\u202e abc', '\ud800', '\u200d', 'a\u0301\u0301\u0301', '1\u20e3'),
    );
    fc.assert(
      fc.property(texts, families, fc.boolean(), fc.double(), (text, family, vertical, tracking) => {
        const result = shapeText(text, family, { vertical, tracking });
        const numbers = [result.advance, result.capHeight, ...Object.values(result.box)];
        for (const glyph of result.glyphs)
          numbers.push(glyph.x, glyph.y, glyph.advance, ...glyph.outline.flat().flatMap(({ at }) => [...at]));
        expect(numbers.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
