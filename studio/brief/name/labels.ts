// Finds names after a label, as in a form: "Client: X", "Brand name - X", "クライアント：X".

import type { Candidate } from './candidate.ts';
import { findClosingQuote } from './quoted.ts';

/** Labels that introduce the name in a form. */
const NAME_LABELS = [
  "client|client name|customer|brand|brand[ _-]name|name|the name|our name|company|company name|business|business name|trading name|project|project name|product|product name|firm|shop|shop name|shop's name|store|store name|organisation|organization|title|name of (?:the )?(?:brand|company|business|shop|project|firm|product|organisation)|name on (?:the )?(?:logo|sign|label)|logo text|text|wording|who|who we are|logo for|brief for|re",
  'kunde|kundin|auftraggeber(?:in)?|marke|markenname|name|name der (?:firma|marke)|unser name|firma|firmenname|projekt|projektname|betrieb|unternehmen|laden|produkt|schriftzug|titel',
  "client|cliente|nom|le nom|nom de (?:la |l['’])?(?:marque|société|entreprise|boutique)|marque|société|entreprise|projet|enseigne|raison sociale|maison|association|produit",
  'cliente|nombre|el nombre|nombre (?:comercial|de la (?:marca|empresa)|del (?:negocio|proyecto))|marca|empresa|negocio|proyecto|producto|tienda',
  'nome|o nome|nome (?:da (?:marca|empresa|loja)|do (?:projeto|negócio))|projeto|negócio|loja|produto|il nome|nome (?:del (?:marchio|negozio)|della ditta)|marchio|azienda|ditta|progetto|insegna|attività|committente|ragione sociale',
  'müşteri|i̇si̇m|i̇sim|i̇smi|marka|marka adı|marka ismi|ad|adı|adımız|isim|ismi|firma|firma adı|şirket|şirket adı|proje|proje adı|ürün|dükkan adı',
  'πελάτης|όνομα|το όνομα|επωνυμία|μάρκα|εταιρεία|εταιρία|επιχείρηση|έργο|brand|προϊόν|τίτλος',
  'клиент|заказчик|название|имя|бренд|марка|компания|фирма|проект|организация|продукт|название (?:компании|бренда|проекта|магазина)',
  'العميل|اسم العميل|الاسم|اسم (?:المشروع|الشركة|العلامة|الماركة|المتجر|المحل)|العلامة|العلامة التجارية|الماركة|الشركة|المتجر|المشروع|الجهة|المؤسسة|العلامة/الاسم',
  'ग्राहक|क्लाइंट|नाम|ब्रांड|ब्रैंड|ब्रांड (?:का )?नाम|कंपनी|कंपनी (?:का )?नाम|दुकान|दुकान का नाम|प्रोजेक्ट|परियोजना|संस्था|फर्म|फ़र्म|उत्पाद',
  'クライアント|クライアント名|事務所名|会の名|銘|お客様|顧客|依頼主|会社|会社名|社名|店名|店舗名|屋号|名前|名称|ブランド|ブランド名|サービス名|商品名|プロジェクト|プロジェクト名|団体名|ロゴ名|表記',
  '고객|고객사|고객명|클라이언트|의뢰인|의뢰사|업체|업체명|회사|회사명|상호|상호명|이름|브랜드|브랜드명|브랜드 이름|프로젝트|프로젝트명|서비스명|가게|가게명|가게 이름|매장명|제품명|단체명',
  '客户|客戶|客户名称|甲方|公司|公司名|公司名称|品牌|品牌名|品牌名称|店名|店铺|店铺名|名字|名称|名稱|项目|项目名|项目名称|項目|产品名|机构|机构名称|商家|委托方|单位|团队|工作室',
].join('|');

const LABEL_BEFORE_NAME = new RegExp(
  `(?:^|\\n|[.;!?。！？।؛·•|/{,]\\s{0,3})[\\s*•\\-–—#>\\d.)"'{]{0,6}(?:${NAME_LABELS})["']?\\s{0,2}\\**(?:[:：=|→⇒]|\\s[-–—]\\s|—)\\**\\s{0,3}`,
  'giu',
);
/** A heading on a line of its own. The name is on the next line. */
const HEADING_BEFORE_NAME = new RegExp(
  `(?:^|\\n)[\\s*#]{0,4}(?:${NAME_LABELS})\\s{0,2}\\**[:：]?\\**\\s{0,2}\\n\\s{0,4}`,
  'giu',
);
const LABEL_VALUE =
  /^([^\n]{1,60}?)(?=\s{0,2}(?:\n|[,，、،;；।。|(（!！?？]|\.(?:\s|$)|\s[-–—]{1,2}\s|[–—]|\/|$))/u;
const OPENING_QUOTE = /^["“«„「『《‘']/u;
const MAX_NAME_WORDS = 5;

/** Words in the value of a label which say that there is no name yet: "Name: later". */
const UNDECIDED_NAME =
  /(?<!\p{L})(?:not|no|later|tbd|tba|undecided|open|yet|none|pending|unknown|see|noch|offen|folgt|nicht|encore|pas|aún|todavía|ainda|ancora|henüz|yok|δεν|пока|нет|ещё)(?!\p{L})/iu;

/** Headings that introduce something other than the name: "Style:", "Brief:". */
export const NON_NAME_HEADING =
  /^(?:brief|briefing|the brief|creative brief|request|task|job|subject|wanted|needed|background|context|details|about|about us|info|information|summary|goal|hello|what|need|sector|industry|style|colou?rs?|mood|tone|feel|(?:target )?(?:audience|group|market|customers)|keywords?|values|(?:brand )?personality|target|idea|ideas|concept|slogan|tagline|motto|location|mission|vision|requirements?|restrictions?|question|urgent|attention|symbols?|icons?|fonts?|typeface|vibes?|palette|deadline|budget|notes?|ps|auftrag|anfrage|aufgabe|betreff|branche|stil|farben|gesucht|objet|secteur|activité|contexte|demande|couleurs|asunto|encargo|sector|colores|assunto|pedido|ramo|setor|cores|oggetto|richiesta|settore|colori|konu|sektör|renkler|θέμα|κλάδος|χρώματα|тема|задача|задание|сфера|отрасль|цвета?|الموضوع|المجال|النشاط|الألوان|الطلب|काम|विषय|रंग|業種|色|件名|依頼|내용|업종|색상|제목|의뢰|行业|颜色|需求|主题|要求|风格)$/iu;

export const NAME_LABEL = new RegExp(`^(?:${NAME_LABELS})$`, 'iu');

export const findLabelledNames = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const pattern of [LABEL_BEFORE_NAME, HEADING_BEFORE_NAME]) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const rest = text.slice(start, start + 64);
      const quoted = findClosingQuote(text, start);
      if (quoted !== null) found.push({ start: quoted.start, end: quoted.end, score: 84, source: 'stated' });
      const value = LABEL_VALUE.exec(rest)?.[1]?.trimEnd();
      if (value === undefined || value === '' || OPENING_QUOTE.test(rest)) continue;
      if (value.split(/\s+/u).length > MAX_NAME_WORDS || UNDECIDED_NAME.test(value) || NAME_LABEL.test(value))
        continue;
      if (/^\s?\?/u.test(rest.slice(value.length))) continue;
      found.push({ start, end: start + value.length, score: 83, source: 'stated' });
    }
  }
  return found;
};
