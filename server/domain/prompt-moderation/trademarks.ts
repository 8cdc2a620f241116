export interface Trademark {
  /** The names as people write them, in lower case and without accents. */
  readonly names: readonly string[];
  /** Names for the symbol itself, besides "the logo". */
  readonly devices?: string;
}

/** Trademarks whose names have no other meaning, so that mentioning the symbol means asking for it. */
export const DISTINCTIVE_TRADEMARKS: readonly Trademark[] = [
  { names: ['nike', 'ナイキ', '耐克', 'найк'], devices: 'swoosh|tick|check ?mark' },
  { names: ['adidas', 'アディダス', '阿迪达斯'], devices: '(?:three )?stripes|trefoil|streifen' },
  { names: ['reebok', 'under armou?r'] },
  { names: ['lacoste'], devices: 'crocodile|alligator|krokodil' },
  { names: ['starbucks', 'スターバックス', '星巴克'], devices: 'mermaid|siren|meerjungfrau' },
  { names: ["mc ?donald'?s?", 'マクドナルド', '麦当劳'], devices: '(?:golden )?arch(?:es)?|m' },
  { names: ['burger king'] },
  { names: ['coca[ -]?cola', 'コカ・?コーラ', '可口可乐'], devices: 'script|lettering|ribbon|schriftzug' },
  { names: ['pepsi'], devices: 'globe|ball' },
  { names: ['google'], devices: 'g' },
  { names: ['microsoft'], devices: '(?:four )?squares' },
  { names: ['netflix', 'spotify', 'playstation', 'xbox', 'nintendo'] },
  { names: ['disney', 'mickey mouse', 'hello kitty', 'pokemon', 'pikachu'], devices: 'ears|castle|head' },
  { names: ['batman', 'superman'], devices: 's|shield' },
  { names: ['lego', 'ikea'] },
  { names: ['mercedes[ -]benz', 'メルセデス'], devices: '(?:three[ -]pointed )?star|stern|etoile|estrella' },
  { names: ['bmw'], devices: 'roundel|propeller' },
  { names: ['audi', 'アウディ'], devices: '(?:four )?rings|ringe' },
  { names: ['volkswagen', 'toyota', 'tesla', 'porsche', 'lamborghini', 'hyundai'], devices: 'badge' },
  { names: ['ferrari'], devices: '(?:prancing )?horse|cavallino|pferd' },
  { names: ['michelin'], devices: 'man' },
  { names: ['louis vuitton'], devices: 'pattern' },
  {
    names: ['gucci', 'chanel', 'versace', 'prada', 'ralph lauren'],
    devices: '(?:double|interlocking) [cg]s?|medusa',
  },
  { names: ['rolex'], devices: 'crown' },
  { names: ['mastercard', 'paypal', 'american express'], devices: 'circles' },
  { names: ['airbnb', 'fedex'], devices: 'belo|arrow' },
  { names: ['world wildlife fund', 'wwf'], devices: 'panda' },
  { names: ['olympics?', 'olympic games'], devices: '(?:five )?rings|ringe|anneaux' },
  { names: ['fc barcelona', 'real madrid', 'manchester united'], devices: 'badge|crest' },
];

/**
 * Trademarks whose names are also common words, people or places. Also platforms, which customers mention because
 * that is where they will show their logo.
 */
export const COMMON_WORD_TRADEMARKS: readonly Trademark[] = [
  {
    names: [
      'apple',
      'shell',
      'target',
      'jaguar',
      'windows',
      'penguin',
      'subway',
      'visa',
      'dove',
      'gap',
      'polo',
    ],
  },
  { names: ['puma', 'android', 'firefox', 'red ?bull', 'hermes', 'marvel', 'uber'] },
  { names: ['mercedes'], devices: 'star|stern' },
  { names: ['amazon'], devices: 'smile' },
  { names: ['playboy'], devices: 'bunny|rabbit' },
  { names: ['twitter'], devices: 'bird' },
  { names: ['snapchat'], devices: 'ghost' },
  { names: ['facebook', 'instagram', 'youtube', 'tiktok', 'whatsapp', 'linkedin', 'pinterest', 'reddit'] },
];
