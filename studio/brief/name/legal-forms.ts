// Removes legal forms such as "GmbH" from a name, because the logo omits them. "& Co", "& Sons" and "Partners" stay.

const LEGAL_FORM_AFTER =
  /[\s,]{1,3}(?:\(?(?:gGmbH|GmbH(?:\s?&\s?Co\.?\s?KG)?|mbH|PartG\s?mbB|PartGmbB|PartG|mbB|AG|KG|OHG|GbR|UG(?:\s?\(haftungsbeschränkt\))?|e\.?\s?V\.?|e\.?\s?K\.?|eG|S\.?A\.?R\.?L\.?|S\.?A\.?S\.?U?|EURL|SCOP|SCI|S\.?\s?L\.?\s?[UP]?\.?|S\.?\s?A\.?(?:\s?de\s?C\.?V\.?)?|S\.?\s?Coop\.?|C\.?B\.?|S\.?\s?p\.?\s?A\.?|S\.?\s?r\.?\s?l\.?s?|S\.?n\.?c\.?|S\.?a\.?s\.?|Lda\.?|Ltda\.?|LTDA|S\/A|ME|MEI|EIRELI|Limited|Ltd\.?|LLP|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|plc|CIC|C\.I\.C\.|Pty\.?(?:\s?Ltd\.?)?|Pvt\.?(?:\s?Ltd\.?)?|Private\sLimited|A\/S|ApS|AB|Oyj?|AS|ASA|BV|B\.V\.|NV|N\.V\.|VOF|Sp\.\s?z\s?o\.\s?o\.|s\.r\.o\.|d\.o\.o\.|Kft\.?|(?:San\.?\s?ve\s?Tic\.?\s?)?(?:A\.\s?Ş\.?|Ltd\.?\s?Şti\.?)|San\.?(?:\s?ve\s?Tic\.?)?|AŞ|Ltd\.?\s?Şti\.?|Şti\.?|Α\.?\s?Ε\.?|Ο\.?\s?Ε\.?|Ε\.?\s?Π\.?\s?Ε\.?|(?:Μονοπρόσωπη\s)?Ι\.?Κ\.?Ε\.?|Ε\.?\s?Ε\.?|ООО|ОАО|ЗАО|ПАО|АО|ИП|ش\.?\s?م\.?\s?م\.?|ذ\.?\s?م\.?\s?م\.?|ش\.\s?ذ\.\s?م\.\s?م\.?)\)?)\.?$/u;
const LEGAL_FORM_AFTER_UNSPACED =
  /(?:(?:有限责任公司|股份有限公司|有限公司|公司|株式会社|有限会社|合同会社|合資会社|주식회사|유한회사)|[(（](?:株|有|合|주|유)[)）])$/u;
const LEGAL_FORM_BEFORE =
  /^(?:株式会社|有限会社|合同会社|主式会社|주식회사|유한회사|[(（](?:株|有|合|주|유)[)）]|㈱|㈜|ООО|ОАО|ЗАО|ПАО|АО|ИП|شركة(?=\s))\s{0,2}/u;

const CHINESE_CITY_BEFORE =
  /^(?:北京|上海|广州|深圳|杭州|南京|苏州|成都|重庆|武汉|西安|天津|长沙|郑州|青岛|大连|厦门|宁波|合肥|福州|济南|昆明|贵阳|南宁|哈尔滨|沈阳|无锡|东莞|佛山|台北|香港)市?(?=.{2})/u;

export interface NameWithoutLegalForm {
  start: number;
  end: number;
  form: string | null;
}

/** Returns the slice without a legal form at its start or end, and the legal form. */
export const trimLegalForm = (text: string, start: number, end: number): NameWithoutLegalForm => {
  let form: string | null = null;
  let [from, to] = [start, end];
  for (let round = 0; round < 2; round += 1) {
    const piece = text.slice(from, to);
    const tail = LEGAL_FORM_AFTER.exec(piece) ?? LEGAL_FORM_AFTER_UNSPACED.exec(piece);
    if (tail !== null && tail.index > 0) {
      form = tail[0].replace(/^[\s,]+/u, '');
      to = from + tail.index;
    }
    const head = LEGAL_FORM_BEFORE.exec(text.slice(from, to));
    if (head !== null && head[0].length < to - from) {
      form ??= head[0].trim();
      from += head[0].length;
    }
  }
  // The registered name of a Chinese firm often begins with its city: 杭州望舒科技有限公司.
  if (form !== null && LEGAL_FORM_AFTER_UNSPACED.test(form))
    from += CHINESE_CITY_BEFORE.exec(text.slice(from, to))?.[0].length ?? 0;
  return { start: from, end: to, form };
};
