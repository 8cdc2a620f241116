import type { Candidate } from './candidate.ts';

const QUOTE_PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['“', '“'],
  ['„', '“'],
  ['„', '”'],
  ['„', '"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['【', '】'],
  ['‘', '’'],
  ['‘', "'"],
  ['`', '`'],
  ['**', '**'],
];

/** Longer text in quotation marks is speech, not a name. */
const MAX_QUOTED_LENGTH = 60;

export const findClosingQuote = (
  text: string,
  at: number,
): { start: number; end: number; after: number } | null => {
  for (const [open, close] of QUOTE_PAIRS) {
    if (!text.startsWith(open, at)) continue;
    const start = at + open.length;
    // The search is bounded, so that many unclosed quotation marks do not each scan the whole text.
    const length = text.slice(start, start + MAX_QUOTED_LENGTH + close.length).indexOf(close);
    const end = start + length;
    if (length > 0 && !text.slice(start, end).includes('\n')) {
      return { start, end, after: end + close.length };
    }
  }
  return null;
};

/** A straight single quote opens a name only if no letter precedes it and none follows the closing quote. */
const SINGLE_QUOTED_NAME =
  /(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=s(?:'|\s\p{Lu}))){1,60})'(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])/gu;
/** Words before a nickname: "the locals just said", "nos llaman". */
const NICKNAME_INTRODUCTION =
  /(?:(?:said|says?|suggest(?:s|ed)?|wants?|wanted|joked) (?:it should be|we should be|to call it|calling it|it)|said|say|says|wanted|suggested|proposed|call us|called us|called (?:our|my|the) \p{L}{2,12}|call (?:our|my|the) \p{L}{2,12}|nos llaman|nos dicen|on nous appelle|nennen uns|chamam|ci chiamano|called it)\s{0,2}$/iu;

/** Words before a quotation that is not the name: a slogan, a claim, a former name, a previous owner's name. */
const NOT_A_NAME_INTRODUCTION =
  /(?<!\p{L})(?:slogan|tagline|strapline|motto|claim|column|album|song|book|formerly|previously|used to be|once called|old name|was called|working title|wahlspruch|leitspruch|früher|bisher|ehemals|alter name|hieß|devise|accroche|ancien nom|autrefois|s['’]appelait|avant|voulait|lema|eslogan|antes|antiguo nombre|se llamaba|slogan é|chamava-se|antigo nome|motto è|prima|un tempo|vecchio nome|si chiamava|sloganımız|sloganı|eskiden|eski adı|σλόγκαν|σύνθημα|παλιά|πρώην|πριν|είχε το|слоган|девиз|раньше|прежнее|бывш\p{L}{1,4}|вывеской|شعارنا|سابقا|سابقًا|كنت |قديم|पुराना|पहले|स्लोगन|नारा)(?!\p{L})[^.!?;,\n]{0,40}$|(?:旧店名|旧称|以前|もとは|元は|実家|祖父|父|始めた|スローガン|キャッチコピー|예전|이전|원래|하시던|처음엔|슬로건|이었던|曾用名|以前|原来|原名|当年|旧|暂用过|口号|标语)[^。！？；\n]{0,16}$/iu;
/** Words after a quotation which show that the name is no longer used: "'만호목공소'를 접고", 「佐藤金物店」を継ぎました, "'X' 아니고". */
const FORMER_NAME_AFTER =
  /^["“”»」』》’']?\s?(?:이었|였|를 접|을 접|로 등록했지만|으로 등록했지만| 아니고|を継|だった|でした|ですが|から改|existe déjà|is only|is just|war früher|fue |era |не подош|किसी और)/u;

export const findQuotedNames = (text: string, cased: boolean): Candidate[] => {
  const found: Candidate[] = [];
  const add = (start: number, end: number): void => {
    const piece = text.slice(start, end).trim();
    if (piece === '' || /^\p{Ll}$|^[A-Z]$/u.test(piece) || piece.split(/\s+/u).length > 7) return;
    const lower = cased && /^\p{Ll}/u.test(piece);
    const nickname = NICKNAME_INTRODUCTION.test(text.slice(Math.max(0, start - 32), start - 1));
    const isOther =
      NOT_A_NAME_INTRODUCTION.test(text.slice(Math.max(0, start - 60), start - 1)) ||
      FORMER_NAME_AFTER.test(text.slice(end, end + 24));
    const base = nickname || isOther ? 20 : 76;
    found.push({ start, end, score: lower && piece.includes(' ') ? base - 12 : base, source: 'quoted' });
  };
  for (let at = 0; at < text.length; at += 1) {
    if (!/["“„«»‹「『《〈【‘`*]/u.test(text[at] ?? '')) continue;
    const closing = findClosingQuote(text, at);
    if (closing === null) continue;
    add(closing.start, closing.end);
    at = closing.after - 1;
  }
  for (const match of text.matchAll(SINGLE_QUOTED_NAME))
    add(match.index + 1, match.index + 1 + (match[1]?.length ?? 0));
  return found;
};
