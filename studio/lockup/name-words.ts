// Words that a name carries but that are not the name: which of them lead, and which of them follow.
// Small tables of ordinary words, lower case; matching folds case by the name's own language.

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Stand small above: articles and house words. */
const HOUSE = new Set(
  list(`
    the studio atelier maison casa chez château chateau domaine villa hotel hôtel café cafe caffè bar salon bistro
    brasserie bottega osteria trattoria antica cantina palazzo galerie galleria galería gallery club
    das der die haus gasthaus gasthof weingut hof kanzlei praxis
    la le les el los las il lo gli os
    bäckerei konditorei metzgerei brauerei apotheke buchhandlung zahnarztpraxis tischlerei schreinerei gärtnerei
    boulangerie pâtisserie librairie épicerie pasticceria panificio libreria panadería pastelería librería padaria
    pastelaria livraria clínica escuela escola scuola école
    bodega taller estudio ateliê atölye stüdyo
    το τα οι οίκος
    дом студия ателье мастерская кафе бюро салон пекарня кофейня школа
    دار بيت مقهى مطعم استوديو مكتب ورشة
    בית סטודיו קפה מאפיית מסעדת חנות גלריית מכללת מרפאת
  `),
);

/** Stand smaller or quieter below: what the thing is, not what it is called. */
const TAIL = new Set([
  ...list(`
    school bank clinic society service services studio studios company co co. group partners agency consulting
    consultants systems labs lab works workshop foundation institute university academy college gallery museum
    theatre theater brewery bakery roasters roastery coffee kitchen restaurant bistro bar cafe café hotel inn
    hostel shop store stores market press books publishing records recordings radio films pictures media design
    designs architects architecture interiors law legal solicitors attorneys advocates chambers capital ventures
    finance financial insurance advisors advisory accounting dental dentistry veterinary vets pharmacy health
    healthcare medical wellness yoga pilates fitness gym sports athletics club union association trust council
    farm farms orchard garden gardens gardening nursery florist florists flowers logistics transport freight
    energy solar power software technologies technology digital security cleaning repair repairs motors cycles
    bikes boats marine maritime travel tours events photography photo jewellery jewelers jewellers optics optical
    eyewear hair salon barbers barbershop spa tailors tailoring furniture joinery carpentry ceramics pottery
    textiles brothers sons daughters winery vineyards wines distillery spirits tea teas foods provisions grocers
    outfitters supply goods home homes living estates properties realty construction builders engineering
    brewing cider ciders daycare kindergarten preschool creative apparel clothing running racing burgers pizza
    pizzeria noodles ramen sushi tacos chocolate chocolates chocolatiers gin distillers soap soaps candles skincare
    cosmetics apothecary perfumery games toys puzzles robotics analytics cloud mobility rail railways airlines airways
    cargo shipping plumbing roofing landscaping pets grooming kennels stables dance ballet music cinema archive
    library podcast magazine review journal hospital therapy physiotherapy counselling coaching tutoring learning
    education notary research management wealth investments holdings advisers bicycle bicycles laundry launderette dairy creamery butchers fishmongers bookshop bookstore hardware tools glass
    industries international festival orchestra choir ensemble collective network alliance partnership
  `),
  ...list(`
    schule bank klinik verein gesellschaft werkstatt werke praxis kanzlei bäckerei konditorei brauerei verlag
    stiftung gruppe partner architekten architektur systeme technik haus atelier galerie museum theater apotheke
    hof rösterei weingut buchhandlung möbel optik reisen beratung söhne
    école banque clinique société boulangerie pâtisserie éditions fondation cabinet architectes conseil avocats
    librairie fleurs cuisine fils traiteur chocolatier parfums bijoux
    escuela banco clínica sociedad panadería pastelería fundación grupo arquitectos editorial librería abogados
    escola sociedade padaria fundação arquitetos editora livraria advogados
    scuola banca clinica società panificio pasticceria fondazione gruppo architetti editore libreria studio
    atölye atölyesi okulu bankası kliniği kahvesi fırını evi mimarlık yayınları vakfı mobilya
    σχολή τράπεζα κλινική εταιρεία εργαστήριο φούρνος εκδόσεις αρχιτέκτονες
    школа банк клиника общество студия бюро мастерская пекарня издательство фонд группа ателье кофейня
    विद्यालय बैंक क्लिनिक स्टूडियो संस्था भवन
    은행 학교 병원 공방 커피 베이커리 스튜디오
  `),
]);

const JOINERS = new Set(list('& + and und et y e и ve και och og'));

/** Between a tail and what it is about. */
const LINKS = new Set(list('of for de du des für der di del della do da och за для'));

export interface NameParts {
  /** `The`, `Maison`: null when the name has none. */
  house: string | null;
  /** One entry, or two when a joiner stands between them. */
  leads: readonly string[];
  joiner: string | null;
  /** `School`, `& Sons`. */
  tail: string | null;
}

/** Some word always leads: a name made of such words only is left whole. */
export const partsOfName = (text: string, locale: string): NameParts => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const folded = words.map((word) => word.toLocaleLowerCase(locale));
  const has = (set: ReadonlySet<string>, index: number): boolean => set.has(folded[index] ?? '');

  let end = words.length;
  // An article or house word alone cannot lead: `The Bank` keeps its bank.
  const canLead = (count: number): boolean => count > 1 || (count === 1 && !has(HOUSE, 0));
  while (canLead(end - 1) && words.length - end < 2 && has(TAIL, end - 1)) end -= 1;
  // `School of Music` is one tail: what follows the small word says which.
  const phrase = folded.findIndex((_, at) => at > 0 && has(TAIL, at) && LINKS.has(folded[at + 1] ?? ''));
  if (phrase > 0 && phrase + 2 < words.length && phrase < end && canLead(phrase)) end = phrase;
  // `& Sons` keeps its sign; a joiner never closes the leading part.
  if (end > 1 && end < words.length && has(JOINERS, end - 1)) end -= 1;
  const start = houseLength(folded, end);

  const lead = words.slice(start, end);
  const at = lead.findIndex((word, index) => index > 0 && index < lead.length - 1 && isJoiner(word));
  return {
    house: start > 0 ? words.slice(0, start).join(' ') : null,
    leads: at > 0 ? [lead.slice(0, at).join(' '), lead.slice(at + 1).join(' ')] : [lead.join(' ')],
    joiner: at > 0 ? (lead[at] ?? null) : null,
    tail: end < words.length ? words.slice(end).join(' ') : null,
  };
};

const ARTICLES = new Set(list('the la le les los las el il der die das den dem'));

/** `The`, `Maison`, `Society of the`: words that stand before the leading ones. */
const houseLength = (folded: readonly string[], end: number): number => {
  const [first = '', second = '', third = ''] = folded;
  if ((TAIL.has(first) || HOUSE.has(first)) && LINKS.has(second)) {
    const length = ARTICLES.has(third) ? 3 : 2;
    if (end > length) return length;
  }
  return end > 1 && HOUSE.has(first) ? 1 : 0;
};

const isJoiner = (word: string): boolean => JOINERS.has(word.toLowerCase());

/** Words of a language are joined as often inside a name as between two: only signs are sure to join names. */
export const isSign = (joiner: string): boolean => joiner === '&' || joiner === '+';
