// Languages that are read in small: their colours, refusals, commonest trades and manners. A table is used only where
// the prompt speaks the language. They count as English, the language that is assumed where none is known.

import type { Vocabulary } from '../lexicon/vocabulary.ts';

type Table = Pick<Vocabulary, 'small' | 'colours' | 'looks' | 'moods' | 'trades' | 'cues'>;

const table = (words: Table, endings = 1): Vocabulary => ({ language: 'en', endings, motifs: '', ...words });

const dutch = table({
  small:
    'een het voor met zonder geen onze wij naar ook als bij uit niet maar graag ons mijn door jaar sinds',
  colours: `
red = rood, rode, felrood
orange = oranje
yellow = geel, gele
green = groen, groene, donkergroen, donkergroene, mosgroen, bosgroen, lichtgroen
teal = blauwgroen, zeegroen
blue = blauw, blauwe, felblauw, kobaltblauw
navy = donkerblauw, donkerblauwe, marineblauw, nachtblauw
sky = lichtblauw, hemelsblauw
purple = paars, paarse
pink = roze
brown = bruin, bruine, donkerbruin
black = zwart, zwarte
white = wit, witte
grey = grijs, grijze
charcoal = antraciet, donkergrijs
gold = goud, gouden
silver = zilver
copper = koper, koperkleur
beige = beige, zandkleur
cream = crème, gebroken wit
burgundy = bordeaux, wijnrood
turquoise = turkoois
mint = mintgroen
olive = olijfgroen
mustard = mosterd, mosterdgeel, okergeel
pastel = pastelkleuren, pasteltinten
earth = aardetinten, aardse kleuren
warm = warme kleuren
`,
  looks: `
detail:minimal = minimalistisch, eenvoudig, strak
style:hand-drawn = handgetekend, getekend
style:line-art = dunne lijnen, lijntekening
shape:geometric = geometrisch
mark:emblem = embleem, zegel, wapen
motif:sun = zon, zonnetje
motif:heart = hart, hartje, hartjes
motif:leaf = blad, blaadje, blaadjes
motif:tree = boom, bomen
motif:windmill = molen, windmolen
motif:tulip = tulp, tulpen
type:script = handgeschreven
`,
  moods: `
modern = modern, moderne
playful = speels, speelse, vrolijk
friendly = vriendelijk, vriendelijke
retro = ouderwets
elegant = elegant, stijlvol
cosy = gezellig, knus
calm = rustig
fresh = fris
`,
  trades: `
bakery = bakkerij, bakker, banketbakker, brood, zuurdesembrood, taart, taarten
cafe = koffiebar, koffiehuis, koffie, koffiebranderij, theehuis
restaurant = eetcafé, eethuis, frituur, pannenkoeken
brewery = brouwerij, bieren, bier
food = kaas, kaasmakerij, slagerij, slager, ijssalon, chocolade
cycling = fietsenmaker, fietsenwinkel, fietsen
books = boekhandel, boekwinkel, boeken
flowers = bloemen, bloemist, bloemenwinkel
hair = kapper, kapsalon, kappers
furniture = meubels, meubelmaker, meubelmakerij
construction = aannemer, loodgieter, timmerman, dakdekker, schilder
gardening = hovenier, tuinen, kwekerij, tuincentrum
healthcare = huisarts, fysiotherapie, apotheek
dental = tandarts
veterinary = dierenarts
legal = advocaat, advocaten, advocatenkantoor, notaris
accounting = boekhouder, boekhouding, accountant
childcare = kinderopvang, crèche
education = rijschool, muziekschool, bijles
fashion = kleding, schoenen
marine = bootverhuur, botenverhuur, sloepen, sloepverhuur, jachthaven
cleaning = schoonmaak, schoonmaakbedrijf
photography = fotograaf
`,
  cues: `
not = geen, zonder, niet
and = en
look = kleuren, kleur, lettertype, stijl
`,
});

const nordic = table({
  small:
    'och från med utan inte för är som vi på til og uten uden ikke fra vår vores siden sedan att gjerne gärna av et en',
  colours: `
red = röd, rött, röda, rød, rødt, røde
orange = oransje
yellow = gul, gult, gula, gule
green = grön, grönt, gröna, grønn, grønt, grøn, grønne, mörkgrön, mörkgrönt, mörkgröna, mørkegrønn, mørkegrønt, mørkegrøn, skogsgrön, mossgrön
blue = blå, blått, blåa, blåt
navy = mörkblå, mörkblått, marinblå, mørkeblå, mørkeblått, marineblå
sky = ljusblå, ljusblått, lyseblå, himmelsblå
purple = lila, lilla
pink = rosa, lyserød
brown = brun, brunt, bruna, brune, mörkbrun, mørkebrun
black = svart, svarta, sort, sorte
white = vit, vitt, vita, hvit, hvitt, hvid, hvidt, hvite
grey = grå, grått, gråt
charcoal = antracit, antrasitt, kol, kolsvart, mörkgrå, mørkegrå, koksgrå
gold = guld, gull, guldfärg
silver = silver, sølv
copper = koppar, kobber
beige = sand, sandfärg
cream = gräddvit, benvit, kremhvit, råhvid
burgundy = vinröd, vinrød, burgunder
turquoise = turkos, turkis
mint = mintgrön, mintgrønn
olive = olivgrön, olivengrønn
mustard = senap, senapsgul, sennepsgul
rust = rost, rostbrun, rustrød
pastel = pasteller, pastellfärger, pastellfarger
earth = jordfärger, jordtoner, jordnära färger, jordfarger, jordfarver
warm = varma färger, varme farger, varme farver
`,
  looks: `
detail:minimal = minimalistisk, minimalistiskt, enkel, enkelt, stilren, avskalat, avskalad
style:hand-drawn = handritad, handritat, håndtegnet, håndtegnede
style:line-art = tunna linjer, tynne linjer, tynde linjer, streckteckning
shape:geometric = geometrisk, geometriskt
mark:emblem = emblem, sigill, våpenskjold
motif:sun = sol, solen
motif:heart = hjärta, hjerte
motif:leaf = löv, blad
motif:tree = träd, tre, træ
motif:wave = våg, vågor, bølge, bølger
`,
  moods: `
modern = modern, modernt, moderne
playful = lekfull, lekfullt, leken, legende
warm = varm, varmt
calm = lugn, lugnt, rolig
elegant = elegant
handmade = handgjord, handgjort, håndlaget, håndlavet
friendly = vänlig, vennlig, venlig
`,
  trades: `
bakery = bageri, bageriet, bakeri, bakeriet, konditori, surdegsbageri, bröd, brød, surdeg
cafe = kafé, kaffe, kafferosteri, kaffebar, kaffebrenneri
restaurant = restaurang, restauranten, spisested
brewery = bryggeri, bryggeriet, mikrobryggeri
wellness = bastu, badstue, badstu, sauna, kallbad
crafts = keramik, keramikk, glasblåseri, handblåst glas, håndblåst, glas, krukmakeri, vävstuga
books = bokhandel, boghandel, böcker
flowers = blommor, blomsterhandel, blomster, florist
hair = frisör, frisør, frisörsalong
furniture = möbler, möbelsnickeri, møbler, snickeri, snekkeri
construction = byggfirma, snickare, rörmokare, rørlegger, tømrer, tömrer, murare, elektriker
gardening = trädgård, hagesenter, plantskola
healthcare = vårdcentral, legesenter, apotek, fysioterapi
dental = tandläkare, tannlege, tandlæge
veterinary = veterinär, veterinær, dyrlæge, dyreklinikk
legal = advokat, advokater, advokatbyrå, advokatfirma
accounting = redovisning, regnskap, bokföring
childcare = förskola, barnehage, børnehave
fashion = kläder, klær, tøj, skor, sko
fitness = gym, treningssenter
marine = rederi, båtuthyrning, båtutleie, färja
cleaning = städfirma, städning, renhold
`,
  cues: `
not = utan, inte, ingen, inga, inget, uten, uden, ikke
and = och, og
look = färger, färg, farger, farver, stil, typsnitt
`,
});

const polish = table(
  {
    small: 'z w i oraz dla bez nie jest się na od do przy nasz nasza nasze jako ale lub bardzo proszę',
    colours: `
red = czerwień, czerwieni, czerwon~
orange = pomarańcz, pomarańczow~
yellow = żółć, żółt~
green = zieleń, zieleni, zielon~, ciemnozielon~, butelkowa zieleń
teal = morski, morska
blue = niebiesk~, kobalt
navy = granat, granatow~, ciemnoniebiesk~
sky = błękit, błękitn~, jasnoniebiesk~
purple = fiolet, fioletow~
pink = różow~
brown = brąz, brązu, brązow~
black = czerń, czerni, czarn~
white = biel, bieli, biał~
grey = szarość, szarości, szar~
charcoal = grafit, grafitow~, antracyt
gold = złoto, złot~
silver = srebro, srebrn~
copper = miedź, miedzian~
beige = beżow~, piaskow~
cream = krem, kremow~
burgundy = bordo, bordow~
turquoise = turkus, turkusow~
mint = mięta, miętow~
olive = oliwkow~
mustard = musztardow~
pastel = pastele, pastelow~
earth = kolory ziemi, barwy ziemi
warm = ciepłe kolory, ciepłe barwy
`,
    looks: `
detail:minimal = minimalistyczn~, minimalistycznie, prosty, prosta, proste
style:hand-drawn = ręcznie rysowan~, odręczn~
motif:rose = róż, róże, róży, różami
motif:stork = bocian, bociana, bocianem
motif:sun = słońce, słońca
motif:heart = serce, serca, sercem
motif:leaf = liść, liście, liści, liściem
style:line-art = delikatna kreska, cienka kreska, cienkie linie
shape:geometric = geometryczn~
mark:emblem = emblemat, herb, pieczęć
`,
    moods: `
modern = nowoczesn~
elegant = eleganck~
playful = zabawn~
friendly = przyjazn~
warm = ciepł~
soft = delikatn~
classic = klasyczn~
retro = w stylu retro
calm = spokojn~
`,
    trades: `
bakery = piekarnia, piekarni, chleb, cukiernia, pączkarnia
cafe = kawiarnia, kawiarni, palarnia kawy, kawa
restaurant = restauracja, pierogarnia, pierogi, pizzeria, bistro
brewery = browar, piwo
food = lodziarnia, lody, sery, masarnia, wędliny
flowers = kwiaciarnia, kwiaty, bukiety
books = księgarnia, książki
hair = fryzjer, salon fryzjerski, barber
beauty = kosmetyki, salon kosmetyczny
furniture = meble, stolarnia, stolarz
construction = budowa, firma budowlana, hydraulik, elektryk, dachy
healthcare = przychodnia, apteka, fizjoterapia
dental = dentysta, stomatologia, gabinet stomatologiczny
veterinary = weterynarz, lecznica, klinika weterynaryjna
legal = kancelaria, kancelaria prawna, adwokat, radca prawny
accounting = księgowość, biuro rachunkowe
childcare = przedszkole, żłobek
education = szkoła, kursy, szkoła językowa
automotive = warsztat samochodowy, mechanik
gardening = ogrody, ogrodnik, ogród
cleaning = sprzątanie, pralnia
crafts = ceramika, rękodzieło
photography = fotograf, fotografia
`,
    cues: `
not = bez, nie, żadnych
and = i, oraz
look = kolory, kolor, logo, styl
`,
  },
  3,
);

const czech = table(
  {
    small: 'a v s z pro bez není jsme je na od do naše náš ale nebo prosím ve se',
    colours: `
red = červen~
orange = oranžov~
yellow = žlut~
green = zelen~, tmavě zelen~
blue = modr~
navy = tmavě modr~, tmavomodr~
sky = světle modr~
purple = fialov~
pink = růžov~
brown = hněd~
black = čern~
white = bíl~
grey = šed~
gold = zlat~
beige = béžov~
cream = krémov~
burgundy = vínov~
`,
    looks: 'detail:minimal = minimalistick~, jednoduch~',
    moods: 'modern = modern~\nelegant = elegantn~\nplayful = hrav~',
    trades: `
bakery = pekárna, pekařství, cukrárna, chléb
cafe = kavárna, pražírna, káva
restaurant = restaurace, hospoda
brewery = pivovar, pivo
winery = vinařství, víno
flowers = květinářství, květiny
books = knihkupectví, knihy
hair = kadeřnictví
furniture = nábytek, truhlářství
dental = zubař, zubní ordinace
veterinary = veterinář, veterina
legal = advokát, advokátní kancelář
cycling = cykloservis, kola
`,
    cues: 'not = bez, ne, žádn~\nand = a, i\nlook = barvy, barva',
  },
  3,
);

const ukrainian = table(
  {
    small: 'і та для без не це наш наша наше від до ми є але або з у в на що',
    colours: `
red = червон~
orange = помаранчев~
yellow = жовт~
green = зелен~, темно зелен~
blue = син~
sky = блакитн~
purple = фіолетов~
pink = рожев~
brown = коричнев~
black = чорн~
white = біл~
grey = сір~
gold = золот~
beige = бежев~
cream = кремов~
burgundy = бордов~
`,
    looks: 'detail:minimal = мінімалістичн~, прост~',
    moods: 'modern = сучасн~\nelegant = елегантн~\nfriendly = дружн~',
    trades: `
bakery = пекарня, хліб, кондитерська
cafe = кав'ярня, кава
restaurant = ресторан, їдальня
brewery = броварня, пиво
flowers = квіти, квітковий магазин
books = книгарня, книги
hair = перукарня, барбершоп
dental = стоматологія, стоматолог
veterinary = ветеринар, ветклініка
legal = адвокат, юридична фірма
furniture = меблі
`,
    cues: 'not = без, не\nand = і, та\nlook = колір, кольори',
  },
  3,
);

const hungarian = table({
  small: 'és egy az nem nélkül vagyunk mi de vagy kérem hogy',
  colours: `
red = piros, vörös
orange = narancs, narancssárga
yellow = sárga
green = zöld, sötétzöld
blue = kék
navy = sötétkék
sky = világoskék
purple = lila
pink = rózsaszín
brown = barna
black = fekete
white = fehér
grey = szürke
gold = arany
beige = bézs
cream = krém
burgundy = bordó
`,
  looks: 'detail:minimal = minimalista, egyszerű',
  moods: 'modern = modern\nelegant = elegáns\nplayful = játékos',
  trades: `
bakery = pékség, cukrászda, kenyér
cafe = kávézó, kávépörkölő
restaurant = étterem, vendéglő
winery = borászat, bor, pincészet
brewery = sörfőzde, sör
flowers = virágbolt, virágok
books = könyvesbolt
hair = fodrászat, fodrász
dental = fogászat, fogorvos
legal = ügyvéd, ügyvédi iroda
`,
  cues: 'not = nem, nélkül\nand = és',
});

const romanian = table({
  small: 'și în pentru cu fără nu este o un din la sau dar noastră nostru rog',
  colours: `
red = roșu, roșie
orange = portocaliu
yellow = galben
green = verde, verde închis
blue = albastru
navy = bleumarin, albastru închis
purple = violet, mov
pink = roz
brown = maro
black = negru
white = alb, albă
grey = gri
gold = auriu
beige = bej
cream = crem
burgundy = vișiniu, bordo
`,
  looks: 'detail:minimal = minimalist, simplu',
  moods: 'modern = modern\nelegant = elegant',
  trades: `
bakery = brutărie, patiserie, cofetărie, pâine
cafe = cafenea, cafea
restaurant = restaurant
winery = cramă, vinuri
flowers = florărie, flori
books = librărie
hair = frizerie, coafor
dental = stomatologie, dentist
legal = avocat, cabinet de avocatură
`,
  cues: 'not = fără, nu\nand = și',
});

const finnish = table({
  small: 'ja ei ilman on me meidän tai mutta sekä joka vuodesta',
  colours: `
red = punainen, punaista
orange = oranssi
yellow = keltainen, keltaista
green = vihreä, vihreää, tummanvihreä
blue = sininen, sinistä
navy = tummansininen
sky = vaaleansininen
purple = violetti
pink = vaaleanpunainen, pinkki
brown = ruskea, ruskeaa
black = musta, mustaa
white = valkoinen, valkoista
grey = harmaa, harmaata
gold = kulta, kultaa
beige = beige
cream = kerma
`,
  looks: 'detail:minimal = minimalistinen, yksinkertainen, pelkistetty',
  moods: 'modern = moderni\nelegant = tyylikäs\nplayful = leikkisä',
  trades: `
bakery = leipomo, leipä, konditoria
cafe = kahvila, paahtimo, kahvipaahtimo
restaurant = ravintola
brewery = panimo, pienpanimo
wellness = saunat
flowers = kukkakauppa, kukat
books = kirjakauppa
hair = parturi, kampaamo
dental = hammaslääkäri
legal = asianajotoimisto
`,
  cues: 'not = ei, ilman\nand = ja, sekä',
});

const indonesian = table({
  small: 'dan yang untuk dengan tanpa tidak kami ini itu di dari jangan ingin saya atau',
  colours: `
red = merah
orange = oranye, jingga
yellow = kuning
green = hijau, hijau tua
blue = biru
navy = biru tua, biru dongker
sky = biru muda
purple = ungu
pink = merah muda
brown = coklat, cokelat
black = hitam
white = putih
grey = abu abu
gold = emas
cream = krem
`,
  looks: 'detail:minimal = minimalis, sederhana',
  moods: 'modern = modern\nelegant = elegan\nplayful = ceria',
  trades: `
bakery = toko roti, roti, kue
cafe = kedai kopi, warung kopi, kopi
restaurant = rumah makan, warung, masakan
flowers = toko bunga, bunga
books = toko buku
fashion = busana, baju
hair = pangkas rambut
dental = dokter gigi, klinik gigi
furniture = mebel
`,
  cues: 'not = tanpa, jangan, tidak, bukan\nand = dan\nlook = warna',
});

const vietnamese = table({
  small: 'và của cho không với là chúng tôi một các được những ở tại theo',
  colours: `
red = đỏ, màu đỏ
orange = màu cam
yellow = màu vàng
green = xanh lá, xanh lá cây, màu xanh lá
blue = xanh dương, xanh da trời
navy = xanh navy, xanh đậm
purple = màu tím
pink = màu hồng
brown = màu nâu, nâu
black = màu đen, đen
white = màu trắng, trắng
gold = vàng kim, vàng gold
cream = màu kem
`,
  looks: 'detail:minimal = tối giản, đơn giản',
  moods: 'modern = hiện đại\nelegant = thanh lịch\nluxurious = sang trọng',
  trades: `
cafe = cà phê, quán cà phê, cafe
restaurant = nhà hàng, quán ăn, quán phở
bakery = tiệm bánh, bánh mì
flowers = tiệm hoa, shop hoa
hair = tiệm tóc, salon tóc
dental = nha khoa
fashion = thời trang
`,
  cues: 'not = không\nand = và\nlook = màu, màu sắc',
});

const PREFIXES = /^[והבלמשכ]/u;

/** "And", "the", "in", "to" are written on to the Hebrew word. */
const withoutPrefix = (folded: string): readonly string[] => {
  const bare = folded.replace(PREFIXES, '');
  return bare === folded || bare.length < 2 ? [folded] : [folded, bare, bare.replace(PREFIXES, '')];
};

const hebrew: Vocabulary = {
  ...table({
    small: 'של עם את לא בלי זה אנחנו שלנו עבור על או גם',
    colours: `
red = אדום, אדומה
orange = כתום, כתומה
yellow = צהוב, צהובה
green = ירוק, ירוקה, ירוק כהה
blue = כחול, כחולה
navy = כחול כהה, נייבי
sky = תכלת
purple = סגול, סגולה
pink = ורוד, ורודה
brown = חום, חומה
black = שחור, שחורה
white = לבן, לבנה
grey = אפור, אפורה
gold = זהב, זהוב, מוזהב
silver = כסף, כסוף
beige = בז, בז'
cream = קרם, שמנת
burgundy = בורדו
turquoise = טורקיז
mint = מנטה
olive = ירוק זית
pastel = פסטל
earth = צבעי אדמה, גווני אדמה
warm = צבעים חמים, גוונים חמים
`,
    looks: `
detail:minimal = מינימליסטי, מינימלי, פשוט, נקי
style:hand-drawn = מצויר ביד
`,
    moods: `
modern = מודרני, מודרנית
elegant = אלגנטי, אלגנטית
luxurious = יוקרתי, יוקרתית
warm = חם, חמה
friendly = ידידותי, ידידותית
fresh = רענן, רעננה
playful = שובב, משעשע
retro = רטרו, וינטג'
calm = רגוע, רגועה
`,
    trades: '',
    cues: `
not = בלי, לא, ללא
and = וגם
look = צבעים, צבע, לוגו, גוונים, סגנון
`,
  }),
  variants: withoutPrefix,
};

/** Told apart by their letters: one word of them is enough. */
export const BY_SCRIPT: readonly (readonly [RegExp, Vocabulary])[] = [
  [/\p{Script=Hebrew}/u, hebrew],
  [/[іїєґ]/iu, ukrainian],
];

export const BY_WORDS: readonly Vocabulary[] = [
  dutch,
  nordic,
  polish,
  czech,
  hungarian,
  romanian,
  finnish,
  indonesian,
  vietnamese,
];
