// Thai writes no spaces between words: colours and manners are found inside its phrases. A colour stands after the
// word for colour ("สีทอง") or is joined to one that does.

const THAI = /\p{Script=Thai}/u;

/** Longer words first: น้ำเงิน is blue, and no silver. */
const COLOURS: readonly (readonly [string, string])[] = [
  ['เขียวมะกอก', 'olive'],
  ['เขียวมิ้นต์', 'mint'],
  ['น้ำเงินเข้ม', 'navy'],
  ['กรมท่า', 'navy'],
  ['น้ำเงิน', 'blue'],
  ['น้ำตาล', 'brown'],
  ['เลือดหมู', 'burgundy'],
  ['ทองแดง', 'copper'],
  ['เขียว', 'green'],
  ['เหลือง', 'yellow'],
  ['มัสตาร์ด', 'mustard'],
  ['ลาเวนเดอร์', 'lavender'],
  ['พาสเทล', 'pastel'],
  ['เอิร์ธโทน', 'earth'],
  ['เอิร์ทโทน', 'earth'],
  ['ชมพู', 'pink'],
  ['มิ้นต์', 'mint'],
  ['โอรส', 'peach'],
  ['แดง', 'red'],
  ['ส้ม', 'orange'],
  ['ฟ้า', 'sky'],
  ['ม่วง', 'purple'],
  ['ดำ', 'black'],
  ['ขาว', 'white'],
  ['เทา', 'grey'],
  ['ทอง', 'gold'],
  ['เงิน', 'silver'],
  ['เบจ', 'beige'],
  ['ครีม', 'cream'],
];
const COLOUR_OF = new Map(COLOURS);
const COLOUR = COLOURS.map(([word]) => word).join('|');
const SHADE = '(?:เข้ม|อ่อน|สด|นวล)?';
const JOIN = '[\\s,/]*(?:และ|กับ|ตัดกับ|ผสม|คู่กับ|หรือ|บนพื้น|บน)?[\\s,/]*(?:สี)?';
const COLOUR_RUN = new RegExp(`(?:สี|โทน)\\s?(?:${COLOUR})${SHADE}(?:${JOIN}(?:${COLOUR})${SHADE})*`, 'gu');
const EACH_COLOUR = new RegExp(COLOUR, 'gu');
/** "No", "do not use", "never", right before. */
const REFUSED = /(?:ไม่เอา|ไม่ใช้|ไม่ต้องการ|ไม่อยากได้|ไม่ชอบ|ไม่มี|ไม่ใส่|อย่าใช้|ห้ามใช้|ห้าม|งด|ยกเว้น|ไม่)\s?$/u;

const MANNERS: readonly (readonly [RegExp, string])[] = [
  [/มินิมอล|เรียบง่าย/gu, 'detail:minimal'],
  [/หรูหรา|เรียบหรู|พรีเมียม/gu, 'mood:luxurious'],
  [/ทันสมัย|โมเดิร์น/gu, 'mood:modern'],
  [/น่ารัก/gu, 'mood:cute'],
  [/อบอุ่น/gu, 'mood:warm'],
  [/วินเทจ|เรโทร|ย้อนยุค/gu, 'mood:retro'],
  [/คลาสสิก/gu, 'mood:classic'],
  [/สดใส/gu, 'mood:cheerful'],
  [/ธรรมชาติ/gu, 'mood:natural'],
  [/เป็นมิตร|เป็นกันเอง/gu, 'mood:friendly'],
  [/สนุก/gu, 'mood:playful'],
];

interface ThaiLook {
  token: string;
  index: number;
  refused: boolean;
}

/** What is said of the look, outside the name. */
export const thaiLooks = (text: string, name: { start: number; end: number } | null): readonly ThaiLook[] => {
  if (!THAI.test(text)) return [];
  const found: ThaiLook[] = [];
  const isNamed = (at: number): boolean => name !== null && at >= name.start && at < name.end;
  const isRefused = (at: number): boolean => REFUSED.test(text.slice(Math.max(0, at - 14), at));
  for (const run of text.matchAll(COLOUR_RUN)) {
    if (isNamed(run.index)) continue;
    const refused = isRefused(run.index);
    for (const [word] of run[0].matchAll(EACH_COLOUR))
      found.push({ token: `colour:${COLOUR_OF.get(word) ?? ''}`, index: run.index, refused });
  }
  for (const [pattern, token] of MANNERS) {
    for (const { index } of text.matchAll(pattern))
      if (!isNamed(index)) found.push({ token, index, refused: isRefused(index) });
  }
  return found;
};
