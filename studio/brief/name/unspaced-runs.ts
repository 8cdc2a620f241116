// Finds names in Chinese and Japanese, which have no spaces. The name is the part of a clause between the request or
// trade before it and the verb or particle after it.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE_PATTERN = /[^，,。.！!？?、；;：:\n（）()「」『』“”《》"—–|~～…]+/gu;

/** The phrases of one language that show where a name begins and ends. */
interface PhrasesAroundName {
  /** Words before a name. Several may follow one another. */
  before: RegExp;
  /** Words directly after a name, and the points that each adds to the score. */
  after: readonly (readonly [RegExp, number])[];
  /** General words for a firm. */
  generic: RegExp;
  /** Starts of clauses that contain a wish about the logo and no name. */
  wishOpening: RegExp;
}

const CHINESE_PHRASES: PhrasesAroundName = {
  before:
    /^(?:您好|你好|大家好|嗨|哈喽|请问|麻烦|请|想要|想|要|能不能|可以|帮忙|帮我们|帮我|帮|替|给|為|为|设计|設計|做|我们家|我家|我们|我們|咱们|我和|我|本店|本公司|这是|這是|这里是|是|叫做|叫|一家|一间|一間|一个|一個|一款|这家|這家|这个|新开的|新開的|新|老牌|家里|自家|的|位于|在|开了?一?家|有一?家|办了?一?家|开了|开|办了|经营)/u,
  after: [
    [/^(?:的)?(?:新)?(?:logo|LOGO|Logo|标志|标识|商标|標誌|標識|商標|形象|招牌|品牌形象|视觉)/u, 20],
    [/^(?:做|设计|設計|画|弄|换|換)(?:一?[个個]|新|套)/u, 18],
    [/^(?:要|想|需要|希望|打算|准备|正在|刚|剛|将|今年|明年|现在|已经|成立|创立|創立)/u, 14],
    [/^(?:是|就是|乃)/u, 16],
    [/^(?:在|位于|坐落|专|專|主营|主打|提供|帮|卖|賣|做|教|为|為|从|從|把|让|讓|用|有|开|開|服务|致力)/u, 12],
    [/^(?:这个|這個)?(?:品牌|牌子|公司|项目|名字)/u, 10],
  ],
  generic:
    /^(?:有限公司|公司|品牌|牌子|店铺|小店|新店|老店|门店|网店|店|工作室|团队|项目|平台|应用|机构|组织|集团|企业|小程序|app|App|APP)/u,
  wishOpening:
    /^(?:不|别|別|没|沒|最好|颜色|顏色|配色|主色|风格|風格|字体|字體|希望|喜欢|喜歡|谢谢|謝謝|感觉|气质|整体|也|或|但|只|必须|看起来|太|用|标志|標誌|logo|图案|图形)/iu,
};

const JAPANESE_PHRASES: PhrasesAroundName = {
  before:
    /^(?:はじめまして|こんにちは|お世話になっております|お世話になります|弊社|当社|当店|私たち|わたしたち|私|うち|この度|このたび|今回|今度|新しい|新しく|小さな|老舗|地元|町|街|[\p{Script=Han}]{1,4}(?:県|市|区|町|村|駅前|駅)|NPO法人|一般社団法人|社会福祉法人|医療法人|株式会社|有限会社|合同会社|の|は|で|に|から)/u,
  after: [
    [/^(?:の)?(?:新しい|新)?(?:ロゴ|看板|マーク|シンボル)/u, 20],
    [/^(?:という|といいます|と言います|と申します|っていう|と呼)/u, 24],
    [/^(?:です|でございます|になります|だ。)/u, 16],
    [/^(?:は|では|が|を|も)/u, 12],
    [/^(?:の)/u, 0],
  ],
  generic: /^(?:ブランド|会社|お店|店|アプリ|サービス|教室|団体|プロジェクト|チーム|工房|専門店|メーカー)/u,
  wishOpening:
    /^(?:色|ロゴ|名前|文字|書体|雰囲気|イメージ|できれば|ただ|また|よろしく|お願い|シンプル|デザイン)/u,
};

const JAPANESE_LEGAL_FORM = /^(?:株式会社|有限会社|合同会社|NPO法人|一般社団法人|医療法人|社会福祉法人)/u;
const PLACE_BEFORE_PARTICLE = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,5}(?=で|にある|発の|在)/u;
/** Words for a firm at the end of a description: "我开了家花艺工作室". */
const ENDS_IN_FIRM_WORD = /(?:店|馆|室|公司|品牌|房|厂|学校|中心|平台|app|屋|教室|サロン|カフェ)$/u;
const MAX_CLAUSES = 8;
/** High, because the other candidates in the sentence are only parts of this name. */
const NAME_BEFORE_DESCRIPTION_SCORE = 74;
const MAX_NAME_LENGTH = 10;

/** Returns where a name at the start of the text ends, and the points that the words after it add to the score. */
const findNameEnd = (rest: string, phrases: PhrasesAroundName): { end: number; points: number } => {
  for (let at = 1; at <= Math.min(rest.length, MAX_NAME_LENGTH + 2); at += 1) {
    for (const [pattern, points] of phrases.after) {
      if (points > 0 && pattern.test(rest.slice(at))) return { end: at, points };
    }
  }
  return { end: rest.length, points: 8 };
};

/**
 * Returns how many characters of a clause precede the name. `afterTrade` says that they contain a trade or a word for
 * a firm, and `hasRequest` that they contain words of a request.
 */
const measureTextBeforeName = (
  clause: string,
  phrases: PhrasesAroundName,
  knowledge: WordKnowledge,
): { length: number; afterTrade: boolean; hasRequest: boolean } => {
  let length = 0;
  let afterTrade = false;
  let hasRequest = false;
  for (let step = 0; step < 8; step += 1) {
    const rest = clause.slice(length);
    const legal = JAPANESE_LEGAL_FORM.exec(rest)?.[0].length ?? 0;
    const place = phrases === JAPANESE_PHRASES ? (PLACE_BEFORE_PARTICLE.exec(rest)?.[0].length ?? 0) : 0;
    const words = phrases.before.exec(rest)?.[0].length ?? 0;
    const generic = phrases.generic.exec(rest)?.[0].length ?? 0;
    const leading = generic > 0 ? generic : knowledge.leadingTrade(rest);
    // If only one character would remain after the trade, the last character of the trade belongs to the name. A
    // trade of a single character is not removed, because it may be half of a name: 云上, 茶屋.
    const overlapsName = leading > 2 && findNameEnd(rest.slice(leading), phrases).end < 2;
    const trade = leading > 1 ? leading - (overlapsName ? 1 : 0) : 0;
    const removed = legal || place || trade || words;
    if (removed === 0 || removed >= rest.length) break;
    if (trade > 0) afterTrade = true;
    else if (words > 0) hasRequest = true;
    length += removed;
  }
  return { length, afterTrade, hasRequest };
};

const findNameInClause = (
  clause: string,
  clauseStart: number,
  clauseIndex: number,
  phrases: PhrasesAroundName,
  knowledge: WordKnowledge,
): Candidate | null => {
  if (phrases.wishOpening.test(clause.trim())) return null;
  const spacesBefore = clause.length - clause.trimStart().length;
  const body = clause.trim();
  const textBefore = measureTextBeforeName(body, phrases, knowledge);
  const { hasRequest } = textBefore;
  let { length, afterTrade } = textBefore;
  let { end, points } = findNameEnd(body.slice(length), phrases);
  const named = body.slice(length, length + end);
  // If fewer than two characters remain, the removed ones belong to the name: "森田歯科".
  if (named.length < 2 && !hasRequest && length > 0) {
    ({ end, points } = findNameEnd(body, phrases));
    length = 0;
    afterTrade = false;
  }
  const name = body.slice(length, length + end);
  if (name.length < 2 || name.length > MAX_NAME_LENGTH || !UNSPACED_LETTER.test(name)) return null;
  if (/[をがはにで]$|^[のはがをでに的是和与及]|[了着过们吗呢]$|[なくて]$/u.test(name)) return null;
  if (
    knowledge.isExplained(name) &&
    !(afterTrade && points >= 16 && !knowledge.isLook(name) && !knowledge.isTrade(name))
  )
    return null;
  if (hasRequest && ENDS_IN_FIRM_WORD.test(name)) return null;
  const start = clauseStart + spacesBefore + length;
  const isFirstClause = clauseIndex === 0;
  const score =
    24 +
    points +
    (afterTrade ? 12 : 0) +
    (isFirstClause ? 10 : 0) +
    (hasRequest && isFirstClause ? 2 : 0) -
    clauseIndex * 3 -
    (name.length > 6 ? 6 : 0);
  return { start, end: start + name.length, score, source: isFirstClause ? 'leading' : 'proper-noun' };
};

const KANA_OR_HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{L}\\p{N}ー々&＆・]';
/** A Japanese name, a space and a sentence that describes the firm: 「寿司処 みなと 港町の小さな寿司屋です」. */
const JAPANESE_NAME_BEFORE_DESCRIPTION = new RegExp(
  `^\\s{0,4}(${KANA_OR_HAN}{1,10}(?:[ 　]${KANA_OR_HAN}{1,10}){0,2})[ 　]+([^\\s。！!]{3,40}?)(?:です|でございます|をやって|を営|を開|をして|のロゴ)`,
  'u',
);
const ENDS_IN_PARTICLE = /[はがをにでのもとへ]$|から$|まで$|です$|ます$|した$/u;

/** A Chinese name, a space and a sentence that describes the firm: “海风 一家海边的小餐馆”. */
const CHINESE_NAME_BEFORE_DESCRIPTION =
  /^\s{0,4}(\p{Script=Han}{2,8})[ 　]+(?=一?[家间間个個款所](?:\p{Script=Han}))/u;

const findChineseNameBeforeDescription = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const name = CHINESE_NAME_BEFORE_DESCRIPTION.exec(text)?.[1] ?? '';
  if (
    name === '' ||
    CHINESE_PHRASES.wishOpening.test(name) ||
    CHINESE_PHRASES.before.test(name) ||
    knowledge.isLook(name)
  )
    return [];
  const start = text.indexOf(name);
  return [{ start, end: start + name.length, score: NAME_BEFORE_DESCRIPTION_SCORE, source: 'leading' }];
};

const findJapaneseNameBeforeDescription = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const [, name = '', description = ''] = JAPANESE_NAME_BEFORE_DESCRIPTION.exec(text) ?? [];
  const pieces = name.split(/[ 　]/u);
  const isSpeech = pieces.some((piece) => ENDS_IN_PARTICLE.test(piece) && piece.length > 3);
  if (name === '' || isSpeech || JAPANESE_PHRASES.wishOpening.test(name)) return [];
  if (JAPANESE_PHRASES.before.exec(name)?.[0] === name || pieces.every((piece) => knowledge.isLook(piece)))
    return [];
  const tellsTrade = [2, 3, 4, 5].some((length) => knowledge.isTrade(description.slice(-length)));
  if (!tellsTrade && !/[のなた]/u.test(description)) return [];
  const start = text.indexOf(name);
  return [{ start, end: start + name.length, score: NAME_BEFORE_DESCRIPTION_SCORE, source: 'leading' }];
};

export const findUnspacedNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (!UNSPACED_LETTER.test(text)) return [];
  const phrases = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? JAPANESE_PHRASES : CHINESE_PHRASES;
  const found: Candidate[] = (
    phrases === JAPANESE_PHRASES ? findJapaneseNameBeforeDescription : findChineseNameBeforeDescription
  )(text, knowledge);
  let index = 0;
  for (const match of text.matchAll(CLAUSE_PATTERN)) {
    if (index >= MAX_CLAUSES) break;
    if (match[0].trim() === '') continue;
    const candidate = findNameInClause(match[0], match.index, index, phrases, knowledge);
    if (candidate !== null) found.push(candidate);
    index += 1;
  }
  return found;
};
