/** Places, in lower case. A capitalised place is seldom the name, although a firm may be named after one. */
export const PLACES: ReadonlySet<string> = new Set(
  `africa america asia europe australia england scotland wales ireland britain uk usa london leeds manchester
  liverpool birmingham bristol brighton bath york oxford cambridge edinburgh glasgow aberdeen dundee cardiff swansea
  belfast dublin cork galway limerick sheffield newcastle nottingham leicester norwich exeter plymouth cornwall devon
  dorset somerset kent sussex essex norfolk suffolk yorkshire lancashire cumbria shropshire wiltshire hampshire
  surrey orkney shetland skye islay lambeth hackney brooklyn queens manhattan seattle portland boston chicago denver
  austin dallas houston miami atlanta toronto montreal vancouver calgary ottawa sydney melbourne brisbane perth
  adelaide auckland wellington california texas florida oregon vermont maine ohio nevada canada mexico brazil
  argentina chile peru colombia spain portugal france germany austria switzerland italy greece turkey poland sweden
  norway denmark finland iceland netherlands holland belgium luxembourg hungary romania bulgaria serbia croatia
  slovenia slovakia czechia ukraine russia estonia latvia lithuania india pakistan china japan korea taiwan vietnam
  thailand indonesia malaysia singapore philippines egypt morocco tunisia algeria kenya nigeria ghana ethiopia
  tanzania uganda rwanda israel lebanon jordan syria iraq iran dubai qatar paris lyon lille nantes bordeaux marseille
  toulouse nice strasbourg rennes grenoble brest bretagne brittany provence normandie alsace berlin hamburg münchen
  munich köln cologne frankfurt stuttgart düsseldorf leipzig dresden hannover bremen nürnberg freiburg kiel lübeck
  neukölln kreuzberg bayern sachsen wien vienna graz salzburg innsbruck zürich zurich bern basel genf geneva lausanne
  madrid barcelona valencia sevilla seville bilbao málaga granada zaragoza mallorca galicia asturias andalucía
  lisboa lisbon porto coimbra braga faro algarve alentejo madeira açores florianópolis curitiba recife salvador
  brasília belo horizonte rio são paulo bogotá lima quito santiago buenos aires roma rome milano milan torino turin
  napoli naples firenze florence venezia venice bologna genova palermo verona bari catania toscana sicilia sardegna
  puglia valtellina trento trieste istanbul ankara izmir bursa antalya adana konya trabzon kadıköy beyoğlu bodrum
  kapadokya αθήνα θεσσαλονίκη πάτρα κρήτη ηράκλειο χανιά ρόδος κέρκυρα καλαμάτα πειραιά βόλος μάνη πήλιο σαντορίνη
  athens thessaloniki crete москва москве петербург петербурге санкт-петербург санкт-петербурге казань казани сочи
  екатеринбурге екатеринбург новосибирск новосибирске байкал байкале крым урал урале сибирь самаре туле tokyo kyoto
  osaka kobe seoul busan beijing shanghai delhi mumbai bangalore jaipur varanasi pune goa cairo casablanca marrakech
  beirut stockholm gothenburg oslo bergen copenhagen aarhus helsinki reykjavik amsterdam rotterdam utrecht brussels
  antwerp ghent warsaw krakow prague budapest bucharest sofia belgrade zagreb ljubljana tallinn riga vilnius kyiv
  alps pyrenees highlands cotswolds snowdonia cotswold balkans caucasus himalaya andes sahara atlantic pacific baltic
  mediterranean aegean provence tuscany bavaria catalonia transylvania siberia patagonia amazon nordic`.split(
    /\s+/u,
  ),
);

/** Adjectives for peoples, languages, regions and periods. English capitalises them, but they are not names. */
export const PEOPLES_AND_LANGUAGES: ReadonlySet<string> = new Set(
  `african american asian european australian english scottish welsh irish british german french italian spanish
  portuguese greek turkish polish swedish norwegian danish finnish icelandic dutch belgian hungarian romanian russian
  ukrainian indian pakistani bengali chinese japanese korean taiwanese vietnamese thai indonesian malay filipino
  egyptian moroccan tunisian lebanese persian iranian arab arabic hebrew kenyan nigerian ghanaian ethiopian jamaican
  caribbean mexican peruvian brazilian cuban argentinian latin nordic scandinavian mediterranean victorian georgian
  edwardian west east north south western eastern northern southern celtic gaelic swiss austrian catalan basque
  sichuan cantonese neapolitan sicilian tuscan londoners`.split(/\s+/u),
);
