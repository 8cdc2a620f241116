import { MOTIFS } from '../closed-lists.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { englishMotifs } from './english-motifs.ts';
import { englishTrades } from './english-trades.ts';

/** Plurals and possessives. */
const variants = (folded: string): readonly string[] => {
  const forms = [folded];
  const bare = folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  if (bare !== folded) forms.push(bare);
  if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')) {
    if (bare.endsWith('ies')) forms.push(`${bare.slice(0, -3)}y`);
    if (bare.endsWith('es')) forms.push(bare.slice(0, -2));
    forms.push(bare.slice(0, -1));
  }
  return forms;
};

/** English words that are motifs only in a phrase of the motif table. */
const NOT_BY_THEMSELVES = new Set([
  'letter',
  'seal',
  'well',
  'plane',
  'plane-tool',
  'rook',
  'note',
  'lime',
  'olive',
]);

const motifsByName = MOTIFS.filter((motif) => !NOT_BY_THEMSELVES.has(motif))
  .map((motif) => `${motif} = ${motif.replaceAll('-', ' ')}`)
  .join('\n');

export const english: Vocabulary = {
  language: 'en',
  endings: 3,
  variants,
  small: `the a an and or of in on at by to for with we our us i my me you your it its it's is are be this that these
    those please thanks thank from as so if would should could can will have has had do does not no but very just bit
    little some any more than only also too hi hello dear they them their there which who what when he she his her
    was were been make makes need needs want wants like into over under about all out up really quite maybe perhaps
    possibly preferably somewhat rather slightly feel look looks looking style vibe touch touches hint two three one
    four five thing something pls plz etc kind sort lots plenty because since though although`,
  colours: `
red = red, scarlet, crimson, cherry red, tomato red, brick red, fire engine red, ruby, vermilion, blood red, reds, post box red, signal red, strawberry red, poppy red, raspberry red
orange = orange, tangerine, oranges, amber, burnt orange, apricot orange, marigold, pumpkin orange
yellow = yellow, lemon yellow, yellows, acid yellow, sunshine yellow, canary, sunflower yellow, lemon, butter yellow, primrose, buttercup yellow
green = green, forest green, bottle green, dark green, deep green, racing green, british racing green, emerald, emerald green, moss green, pine green, leaf green, grass green, greens, fern green, hunter green, jade, apple green, light green, fir green, ivy green, racing green, moss
teal = teal, blue green, bluish green, greenish blue, green blue, teals
blue = blue, royal blue, cobalt, cobalt blue, ultramarine, electric blue, blues, cornflower, cornflower blue, bright blue, denim blue, sapphire, mid blue
navy = navy, navy blue, dark blue, midnight blue, deep blue, midnight, ink blue, inky blue, oxford blue, prussian blue
sky = sky blue, light blue, pale blue, baby blue, powder blue, ice blue, soft blue, icy blue, duck egg blue, duck egg, pastel blue, azure
purple = purple, violet, plum purple, aubergine, plum, purples, amethyst, deep purple, eggplant
pink = pink, pinks, hot pink, pale pink, baby pink, blush, blush pink, rose pink, dusty pink, dusky pink, light pink, salmon pink, soft pink, fuchsia pink, powder pink, candy pink, bubblegum pink, shocking pink, old rose, dusty rose
brown = brown, chocolate brown, chestnut brown, browns, saddle brown, tan, walnut brown, coffee brown, dark brown, umber, sepia, hazel brown, chocolate, tobacco brown, tobacco, caramel, chestnut, cocoa brown
black = black, jet black, ink black, blacks, pitch black
white = white, pure white, whites, snow white
grey = grey, gray, greys, grays, slate grey, slate gray, warm grey, warm gray, light grey, light gray, stone grey, cool grey, cool gray, slate, pale grey, dove grey, ash grey, gunmetal grey, pebble grey, concrete grey
charcoal = charcoal, anthracite, charcoal grey, charcoal gray, graphite, dark grey, dark gray, gunmetal
gold = gold, golden, gold leaf, antique gold, old gold, brass
silver = silver, silvery, chrome
bronze = bronze, bronzes
copper = copper, coppery
beige = beige, sand, sandy, sand coloured, sandstone, oatmeal, taupe, greige, camel coloured, khaki, straw
cream = cream, off white, ivory, creamy white, eggshell, ecru, vanilla, bone white
burgundy = burgundy, wine red, maroon, oxblood, bordeaux, claret, wine coloured, dark red, deep red, garnet
turquoise = turquoise, aqua, aquamarine, cyan
mint = mint, mint green, minty green, pale green
coral = coral, coral red, coral pink, salmon
lavender = lavender, lilac, mauve, wisteria, pale purple, light purple, pale violet
olive = olive, olive green, army green
petrol = petrol, petrol blue, deep petrol, petrol green
lime = lime, lime green, acid green, neon green, chartreuse, electric lime
mustard = mustard, mustard yellow
ochre = ochre, ocher, yellow ochre, ochres
terracotta = terracotta, terra cotta, burnt sienna, sienna, clay, clay red
rust = rust, rust red, rusty red, rusty orange, rust orange, rusty, rust brown
peach = peach, peachy, apricot
magenta = magenta, fuchsia, cerise, hot magenta
indigo = indigo, indigo blue
sage = sage, sage green, grey green, gray green, eucalyptus
pastel = pastel, pastels, pastel colours, pastel colors, pastel tones, pastel shades, pastel palette, soft pastels, pastelly
neon = neon, neons, neon colours, neon colors, fluorescent, fluorescent colours, day glo, neon tones
earth = earth tones, earth colours, earth colors, earthy colours, earthy colors, earthy tones, earthy palette, earthy shades, earth tone, colours of the earth, natural tones, natural colours
warm = warm colours, warm colors, warm tones, warm palette, warm shades, warm hues, warm colour, warm colour palette, warm tone
cool = cool colours, cool colors, cool tones, cool palette, cool shades, cool hues, cold colours, cold tones
bright = bright colours, bright colors, bright palette, vivid colours, vivid colors, bold colours, bold colors, vibrant colours, vibrant colors, strong colours, bright tones, saturated colours, loud colours, vivid palette, bright shades, vibrant palette, zingy colours, punchy colours
dark = dark colours, dark colors, dark tones, dark palette, dark shades, deep colours, dark hues, deep tones
muted = muted, muted colours, muted colors, muted tones, muted palette, subdued colours, subdued tones, washed out colours, soft colours, soft colors, soft tones, quiet colours, dusty colours, faded colours, desaturated, subdued, muted shades, gentle colours
`,
  looks: `
colours:1 = one colour, one color, single colour, single color, one colour only, 1 colour, a single colour, just one colour, only one colour, one ink
colours:2 = two colours, two colors, 2 colours, two colour, two color, two colours only, two inks, two tone, 2 colors, two colours at most, duotone
colours:3 = three colours, three colors, 3 colours, three colour, 3 colors, three colours at most
type:serif = serif, serifs, serifed, roman type, old style type, didone, roman letters, garamond, bodoni, antiqua, serif font, serif lettering, serif typeface
type:sans = sans, sans serif, sans serifs, grotesk, grotesque, helvetica, without serifs, sanserif, sansserif, no serifs needed, non serif, gothic sans
type:slab = slab, slab serif, slab serifs, egyptian, clarendon, egyptian type, egyptienne, slabs
type:script = script, scripts, handwriting, handwritten, hand written, cursive, calligraphy, calligraphic, brush lettering, brush script, brush letters, signature style, joined up writing, joined up letters, brush type, brushed lettering, hand lettered script, copperplate, sign painter's script, like a signature, flowing script, curly script, in handwriting, brush pen
type:mono = monospace, monospaced, mono, typewriter, fixed width, typewriter font, typewriter letters, typewriter type, mono spaced, code font, terminal font
type:rounded = rounded type, rounded letters, rounded lettering, rounded font, rounded typeface, round letters, round type, round lettering, round font, soft letters, bubbly letters, bubble letters, rounded letterforms, soft rounded letters, round typeface, rounded text
type:condensed = condensed, narrow letters, narrow type, narrow lettering, narrow font, compressed, tall narrow letters, tall thin letters, narrow typeface, skinny letters, narrow
type:wide = wide letters, wide lettering, wide type, wide font, extended type, extended letters, expanded, wide typeface, broad letters, extended lettering, wide set letters, extended
type:light = thin letters, thin type, thin lettering, light type, light letters, light lettering, light font, hairline, hairline letters, thin font, fine letters, fine lettering, fine type, thin lines of type, light typeface, thin typeface, delicate letters, slender letters, slim letters, slim lettering, light weight, lightweight type, slender type, delicate lettering, ultra light, slim type, slender lettering, light weight type
type:bold = bold type, bold letters, bold lettering, bold font, heavy letters, heavy type, heavy lettering, fat letters, fat type, chunky letters, chunky type, chunky lettering, thick letters, thick lettering, heavyweight type, bold typeface, heavy font, extra bold, ultra bold, thick type, fat lettering, chunky font, bold text, thick font, beefy letters, big bold letters, boldface, black weight, heavy weight, heavyweight letters, heavyweight lettering, thick strokes, fat font
type:italic = italic, italics, slanted, slanted type, slanted letters, oblique, sloping letters, slanting letters, leaning letters, slanted lettering, italicised, letters that lean, slanting, sloped letters
type:display = display type, display lettering, display font, statement lettering, statement type, display letters, decorative lettering, decorative letters, big display lettering, showy lettering, expressive lettering, display typeface, decorative type, poster lettering, poster type, decorative font, attention grabbing letters, fancy lettering, statement font, poster letters, display face
type:geometric = geometric type, geometric lettering, geometric letters, geometric font, geometric typeface, geometric letterforms
type:blackletter = blackletter, black letter, gothic lettering, gothic letters, fraktur, old english letters, old english lettering, gothic type, gothic script, blackletter type, old english type, gothic font
case:upper = uppercase, upper case, all caps, all capitals, capitals, capital letters, in capitals, caps, block capitals, in caps, all upper case, block letters, caps only, set in capitals, big capitals, all in caps
case:lower = lowercase, lower case, small letters, all lowercase, all lower case, no capitals, without capitals, no capital letters, lowercase letters, lower case letters, in small letters, all small letters, uncapitalised, no caps, lowercase only, without capital letters, never capitalised, little letters, lc
case:title = title case, initial capitals, capital first letters, capital first letter, initial caps, rest small, the rest small, first letter capital, capitalise each word
mark:wordmark = wordmark, word mark, logotype, text only, just the name, only the name, lettering only, just text, letters only, type only, typographic logo, purely typographic, just lettering, lettering alone, lettering and nothing else, just her name, just his name, just our name, just my name, the name alone, words only, just the word, just words, only text, text based logo, text logo, pure type, only lettering, pure lettering, type alone, the name and nothing else, only letters, just letters, just type, typography only, type only logo, lettering on its own, all type, name alone, only type, nothing but the name, nothing but lettering, simply the name, simply our name, our name and nothing else, nothing but type, purely type
mark:emblem = emblem, badge, crest, seal, coat of arms, roundel, stamp like, stamp style, insignia, stamp like mark, badge feel, heraldic, badge style, emblem style, rosette, medallion
mark:mascot = mascot, character, mascots, cartoon character, mascotte
mark:monogram = monogram, initials, lettermark, letter mark, monogrammed, initial, cipher
?symbol = symbol, icon, pictogram, icons, symbols, pictorial mark, picture mark, graphic symbol, pictograms, image, images, picture, pictures, illustration, graphic, graphics, drawings
mark:symbol = standalone symbol, stand alone symbol, separate symbol, small symbol, tiny symbol, standalone icon, a symbol, an icon, clear symbol, strong symbol, little symbol, a mark that works alone, symbol only, one symbol, just a symbol, icon only, symbol that works
mark:symbol+detail:minimal = tiny simple symbol, simple symbol, simple icon, a simple icon, a simple symbol
?round = round, rounded, roundish, round ish, curvy, soft edged, soft edges, curved, rounded edges, rounded corners, bulbous
shape:round = round shapes, rounded shapes, soft shapes, curved shapes, soft round shapes, round forms, rounded forms, soft forms, curvy shapes, round shape, soft curves, soft edged shapes, soft rounded shapes, curves, round mark, round logo, rounded corners
shape:angular = angular, sharp angles, sharp edges, sharp shapes, pointed shapes, hard edges, hard edged, edgy shapes, jagged, sharp corners, pointy, straight edges, angles, sharp lines, hard angles, angular shapes, spiky, faceted, crisp angles, hard corners, zigzag
?geometric = geometric, geometrical, geometry, geometric shapes, geometric forms, simple geometry, geometric pieces, straight geometry, strict geometry
?organic = organic
shape:organic = organic shapes, flowing shapes, flowing organic shapes, fluid shapes, organic forms, flowing forms, flowing lines, organic lines, organic curves, natural shapes, wavy shapes, fluid lines, natural forms, flowing curves, blobby, fluid forms, organic shape
shape:symmetric = symmetric, symmetrical, symmetry, mirrored, mirror image, perfectly symmetrical
shape:circle = circle, circles, circular, disc, disk, round badge, built on a circle, inside a circle, in a circle, roundel
shape:oval = oval, ellipse, elliptical, ovals
shape:square = square, squares, square shape, square mark
shape:triangle = triangle, triangles, triangular
shape:diamond = diamond shape, rhombus, lozenge, diamond shaped
shape:hexagon = hexagon, hexagons, hexagonal
mark:emblem+shape:shield = crest shield, shield crest, shield badge, shield shaped badge
shape:shield = shield shape, shield shaped, on a shield, in a shield, inside a shield
style:hand-drawn = hand drawn, drawn by hand, handdrawn, sketched, sketchy, hand sketched, hand illustrated, drawn in pencil, hand painted, sketch, like a sketch, doodle, doodled, hand drawing, hand drawn look, hand drawn style, lino cut, linocut, woodcut, hand drawn feel, scribbled, hand drawn illustration
style:line-art = line art, line drawing, line work, linework, fine lines, single line, one line drawing, outline drawing, line drawn, thin line, fine line art, drawn in lines, outline only, fine line drawing, single line drawing, line illustration, drawn in one line, continuous line, outlines only, line drawings, drawn as a line, in outline, thin lines, clean line drawing, fine line, contour drawing, one continuous line, drawn with one line
style:flat = flat, flat style, flat design, flat colours, flat colour, flat shapes, flat colors, flat look
style:3d = 3d, three dimensional, 3 d, 3d effect, 3d effects, 3d look, 3d letters
style:abstract = abstract, abstracted, non figurative, abstract shape, abstract mark, abstract shapes, abstractly, abstract symbol
style:pixel = pixel, pixels, pixel art, pixelated, 8 bit, eight bit, pixellated, pixel style
style:clip-art = clip art, clipart, stock art, stock image, stock images, stock illustration
style:shadow = shadow, shadows, drop shadow, drop shadows
style:art-deco = art deco, deco, art deco style, 1920s style, twenties style
style:art-nouveau = art nouveau, jugendstil, nouveau style
style:bauhaus = bauhaus, bauhaus style
style:brutalist = brutalist, brutalism, brutal
style:swiss = swiss style, swiss, swiss design, international style, swiss modernism, swiss typography
style:scandinavian = scandinavian, nordic style, scandi, scandinavian modernism, nordic look, scandinavian style, scandinavian simplicity, scandi style, nordic design, scandinavian design, nordic simplicity
style:mid-century = mid century, midcentury, mid century modern, fifties style, 1950s style, fifties modern, atomic age
tone:monochrome = monochrome, monochromatic, greyscale, grayscale, monotone
tone:colourful = colourful, colorful, lots of colours, lots of colors, many colours, many colors, multicoloured, multicolored, multi coloured, rainbow colours, all the colours, go wild with colour, lots of colour, lots of color, plenty of colour, full of colour, every colour, all colours, rainbow coloured, several colours, bursting with colour, as many colours as you like, riot of colour, a riot of colour, multi colour, loads of colour, loads of colours, many different colours, multicolour
tone:gradient = gradient, gradients, colour gradient, fades, gradation, ombre, colour fade, colour transitions
ground:dark = dark background, dark backgrounds, dark ground, on dark, dark screens, dark screen, dark mode, black background, dark surfaces, on a dark ground, dark grounds, dark first, night mode, dark walls, dark wall, dark fabric, dark packaging, black backgrounds, dark surface, dark theme, dark interface, dark paper, dark ui
ground:light = light background, light backgrounds, light ground, white background, on a light ground, light surfaces, white backgrounds, pale background, light grounds, pale ground, bright background, white paper, light paper, pale backgrounds, cream background
layout:stacked = stacked, on two lines, in two lines, two lines, one above the other, words stacked, one word above the other, one under the other, one on top of the other, on top of each other, three lines, one below the other, in a stack, above each other, over two lines
layout:horizontal = horizontal, on one line, in one line, side by side, single line of text, landscape format, horizontally, all on one line, next to each other, in a single line, horizontal layout, horizontal format, mark on the left, wide format
layout:vertical = top to bottom, vertical, vertically, set vertically, reading downwards, from top to bottom, running downwards, vertical lettering, vertical layout
space:negative = negative space, counter space, figure ground
space:airy = white space, lots of space, breathing room, plenty of space, airy, lots of white space, much white space, loads of white space, plenty of white space, plenty of breathing room, plenty of air, lots of air, lots of room, breathing space, generous space, generous white space, room to breathe, space around it, empty space, uncluttered, whitespace, a lot of space, spacious, plenty of room, generous spacing, space to breathe
space:tracked = spaced out, letters spaced far apart, letter spacing, widely spaced, wide letter spacing, letterspaced, wide tracking, widely spaced letters, spaced letters, spaced out letters, wide spacing, loose tracking, letters far apart, well spaced letters, generous letter spacing, spaced apart, tracked out, generously spaced letters, spaced capitals, wide set, air between the letters, space between the letters, letters wide apart, letters set wide apart, generous tracking, letters spaced out, set far apart, spaced wide apart
detail:minimal = minimal, minimalist, minimalistic, as few lines as possible, pared back, pared down, stripped back, stripped down, reduced, barely there, very simple logo, simple logo, keep it simple, keep the logo simple, simple mark, minimal mark, few lines, reduced to the essentials, simple shapes, as simple as possible, simple design, dead simple, minimalism, reduced to the bare minimum, nothing fussy, simple badge, a simple logo, less is more, no frills, simple drawing, simple emblem, simple monogram, simple wordmark, simple wave, bare bones, not fussy, not cluttered, spare, sparse, reduced to essentials, keep it very simple, simple lines, simple line drawing, super simple
detail:rich = richly detailed, ornate, detailed, ornamented, richly ornamented, decorative, intricate, lavish, ornamental, elaborate, highly detailed, lots of detail, full of detail, rich detail, extremely detailed, embellished, very detailed, richly decorated, plenty of detail, flourishes, ornaments, filigree, ornament, lots of details, finely detailed, baroque, opulent detail
?simple = simple, plain, unfussy
use:small-sizes = small sizes, small size, tiny sizes, very small, at small sizes, readable when small, tiny size, legible when tiny, work small, works small, still read small, thumbnail, when it is tiny, really small, legible small, readable at small, at a small size, legible at, readable at, business card size, on a pen, smallest size, tiny on, when tiny, shrunk, scaled down, postage stamp size, size of a coin, size of a thumbnail, size of a fingernail
use:favicon = favicon, browser tab, favicons, browser tabs, 16 px, 16px, 16 pixels
mark:symbol+use:app-icon = app icon, app icons, home screen icon, home screen
use:watermark = watermark, watermarks, as a watermark, watermarked
use:embroidery = embroidered, embroidery, embroider, stitched, stitched on, sewn on, stitched onto
use:engraving = engraved, engrave, etched, laser cut, laser engraved, carved into, engravable, carved, etch, milled into, cut into stone, chiselled
use:stamp = rubber stamp, as a stamp, stamped, ink stamp, rubber stamps, branding iron, hot stamped, work as a stamp, a stamp, stamped into
?signage = sign, signs, signage, shop front, shopfront, fascia, shop window, signboard, door sign, storefront, hanging sign, facade, the door, above the door, over the door, neon sign, shop sign, plate by the door, billboard, billboards, hoardings
?packaging = packaging, labels, label, bottle, bottles, box, boxes, packets, tins, tin, jars, bags, carton, cartons, paper bags, pouches, jar, wrappers, package, packages, cans, sachets, wrapper, tubes
?vehicle = van, vans, lorry, bin lorry, truck, vehicles, vehicle, trucks, cars, side of a van, side of a lorry, tractor, fleet, side of a bus, bus, lorries, trailer, boat hull, hulls, side of a truck, cab doors, white van, white vans
?print = print, printed, newspaper, newsprint, photocopier, photocopied, letterhead, on paper, black and white print, riso, risograph, screen print, screen printed, the press, printing, prints, fax
use:colour-blind = colour blind, color blind, colour blindness, color blindness, colourblind, colorblind, colour blind people
like:nike+motif:swoosh = nike swoosh, swoosh of nike
like:nike = nike, nike's
like:apple = apple computer, apple's logo, apple logo, what apple has, like apple, the apple company, apple the company, apple inc
like:starbucks = starbucks, starbucks logo, starbuck's
like:adidas = adidas, adidas stripes
like:mcdonalds = mcdonalds, mcdonald's, golden arches, mc donalds, mcdonald
like:google = google, google's
?bold = bold, daring
?heavy = heavy, fat, thick, hefty, beefy, chunky
?thin = thin, slender, hairline, slim
?light = light
?wide = wide, broad
?dark = dark
?warm = warm
?bright = bright, vivid, vibrant
?soft = soft
?clean = clean
?fine = fine, delicate
`,
  motifs: `${motifsByName}\n${englishMotifs}`,
  moods: `
calm = calm, quiet, relaxed, serene, peaceful, soothing, tranquil, unhurried, calming, restful, quietly, calmness, serenity, laid back, relaxing, still, composed, zen, placid, unexcited
playful = playful, fun, funny, cheeky, humorous, whimsical, mischievous, tongue in cheek, silly, playfulness, playfull, light hearted, lighthearted, jokey, zany, goofy, bouncy, with a wink, a sense of humour, with humour, impish, comical
cute = cute, sweet, adorable, cutesy
elegant = elegant, graceful, refined, stylish, chic, sophisticated, elegance, polished, classy, dainty, tasteful, poised
luxurious = luxurious, luxury, premium, upmarket, exclusive, royal, expensive looking, high end, opulent, upscale, posh, deluxe, regal, luxe, plush, expensive, lavish feel, look expensive
modern = modern, contemporary, up to date, current, of today, present day
classic = classic, traditional, heritage, classical, time honoured, tradition, established, classically, old established, venerable
timeless = timeless, ageless, never goes out of fashion, never go out of date, won't date, enduring
simple = simple people, plain people, unpretentious, no nonsense, straightforward, humble, uncomplicated, unassuming, modest, easygoing, simple company, unaffected
bold = striking, confident, proud, brave, fearless, daring, boldness, self assured, courageous, gutsy, audacious, assertive, punchy
loud = loud, in your face, noisy, shouty, brash, screaming, raucous, ear splitting
energetic = energetic, dynamic, lively, fast, quick, full of energy, vibrant energy, energy, active, speedy, zippy, vigorous, full of life, high energy, brisk, spirited, upbeat, swift, nimble, zesty, buzzing, agile, bustling, restless, pacy, rapid
friendly = friendly, approachable, welcoming, kind, inviting, warm hearted, sociable, hospitable, neighbourly, good natured, friendliness, open, personable, kindly, amiable, affable
trustworthy = trustworthy, reliable, dependable, safe, trusted, reassuring, secure, credible, reliability, trust, turn up when they say they will, you can rely on, steady, faithful, inspire confidence, responsible
professional = professional, businesslike, competent, professionalism, business like
serious = serious, sober, earnest, grave, solemn, dignified, seriousness
authoritative = authoritative, authority, commanding, distinguished, statesmanlike
discreet = discreet, understated, restrained, unobtrusive, subtle, low key, reserved, discretion, restraint, toned down, unflashy, self effacing
natural = natural, earthy, nature inspired, close to nature, naturally, eco, of the earth, wholesome
rustic = rustic, country, countrified, countryside, farmhouse, rural, country style, country feel, farmyard
handmade = handmade, artisanal, crafted, artisan, hand made, hand crafted, handcrafted, made by hand, craftsmanlike, handcraft, craft feel, craftsmanship, home made, homemade, lovingly made
honest = honest, authentic, genuine, sincere, down to earth, honesty, straight talking, truthful, straight, unvarnished, candid, real
technical = technical, engineered, industrial, mechanical, techy, tech, engineering feel, utilitarian, functional
precise = precise, exact, accurate, precision, meticulous, exacting, razor sharp, exactness, pinpoint
futuristic = futuristic, sci fi, space age, science fiction, from the future, cyber
innovative = innovative, forward looking, pioneering, cutting edge, forward thinking, progressive, innovation, visionary, inventive, ahead of its time
retro = retro, vintage, nostalgic, old school, old fashioned charm, throwback, old timey, 70s, 1970s, seventies, 60s, 1960s, sixties, eighties, 80s, nostalgia, yesteryear, 50s, fifties, 1950s, victorian, thirties, 90s, nineties
romantic = romantic, love story, amorous
feminine = feminine, girly, womanly, ladylike
masculine = masculine, manly, for men, blokey, macho, virile
youthful = youthful, young, teenage, juvenile, young at heart
fresh = fresh, refreshing, crisp, fresh looking, zingy, airy fresh, invigorating
clean = clean, clear, tidy, neat, clarity, clean cut, orderly, uncluttered look, crystal clear, legible
cheerful = cheerful, happy, joyful, sunny, festive, merry, joyous, jolly, bubbly, jovial, celebratory, cheery, good mood, exuberant, gleeful, summery, carnival
optimistic = optimistic, hopeful, positive, uplifting, encouraging, optimism, hope, confident about the future, forward with hope
cosy = cosy, cozy, homely, snug, homey, comfy, comfortable, comforting, hygge, homelike
soft = gentle, delicate, tender, gently, softness, mellow, soft feel, light touch, mild, tenderness
strong = strong, solid, robust, tough, rugged, powerful, sturdy, hard wearing, muscular, rock solid, hardy, forceful, stout, unbreakable, built to last, mighty, strength, power, durable, burly, indestructible
edgy = edgy, rebellious, punk, raw, gritty, anarchic, subversive, provocative, grungy, underground, rough, irreverent, grunge, defiant, unruly
mysterious = mysterious, enigmatic, moody, gothic, secretive, spooky, mystical, intriguing, shadowy, eerie, occult, noir, brooding, mystery, darkly, haunting, magical
dreamy = dreamy, ethereal, poetic, fairy tale, dreamlike, otherworldly, whimsical dream, fairytale, lyrical, enchanted, fantastical, surreal, floaty
sporty = sporty, athletic, sportive
adventurous = adventurous, adventure, wild, outdoorsy, intrepid, pioneering spirit, wanderlust, exploratory, spirit of adventure, daredevil
quirky = quirky, odd, weird, eccentric, offbeat, oddball, unusual, strange, unconventional, wacky, slightly mad, bonkers, idiosyncratic, peculiar, kooky, a bit mad
creative = creative, artistic, imaginative, arty, artsy, expressive, creativity
caring = caring, compassionate, human, empathetic, humane, empathic, nurturing, considerate, loving, thoughtful, warm hearted care, motherly, care, attentive, supportive
clever = clever, smart, intelligent, witty, brainy, ingenious, sharp minded, bright minded, intellectual, geeky, nerdy, bookish, cerebral, quick witted, wit, brainy
sensual = sensual, seductive, sultry, sexy, sensuous
corporate = corporate, businessy, like a bank, stuffy corporate, faceless, suits, soulless, bureaucratic, like an office, office like, big business, like a corporation, bank like
childish = childish, babyish, kiddy, infantile, kiddie, too young, immature, like a nursery, kid stuff, like a toy, nursery like
clinical = clinical, sterile, hospital like, medical looking, like a hospital, cold and clinical, remind anyone of a hospital, hospital, antiseptic, too medical, like a pharmacy, like a clinic, like a dentist
old-fashioned = old fashioned, stuffy, dated, fusty, outdated, dusty, old hat, grandmotherly, antiquated, musty, fuddy duddy, like a museum, museum like, passe
cheap = cheap, tacky, low budget, cheap looking, budget looking, bargain basement, tatty, like a discounter, discount, shoddy
cheesy = cheesy, kitsch, kitschy, corny, twee, sentimental, soppy, sugary, saccharine, naff, schmaltzy, cloying, mawkish, sickly sweet, syrupy
aggressive = aggressive, violent, threatening, hostile, menacing, intimidating, angry, scary, frightening, martial, brutal look
trendy = trendy, hip, hipster, fashionable, faddish, fad, hipsterish, of the moment, modish, like a startup, start up cliché
boring = boring, dull, bland, generic, dreary, bog standard, drab, run of the mill, bore, lifeless, tedious, forgettable
`,
  trades: englishTrades,
  cues: `
not = no, not, never, without, none, nor, neither, nothing, isn't, not a, not an, minus, not any, no more, nowhere, free of, non, nope, zero, not in, not another, dont, not even, no other, nothing with, not too, under no circumstances, on no account, hold the, instead of the usual, enough of, unlike, bar the, far from, not the, rather not, not a fan of, isn't a fan of, aren't fans of, not fans of, not keen on, not fond of, nothing like, nothing like the, no way, so no, please no, so please no, so not
avoid = avoid, avoiding, don't, do not, don't want, do not want, dont want, don't use, do not use, don't need, do not need, don't like, doesn't want, wouldn't want, wouldn't like, steer clear of, stay away from, keep away from, keep clear of, stay clear of, leave out, skip, hate, hates, can't stand, cannot stand, don't give us, spare us, spare me, drop the, ditch, refuse, detest, loathe, dislike, rather not have, we'd rather not have, i'd rather not have, tired of, sick of, fed up with, bored of, bored with, allergic to, anything but, anything except, anything other than, any colour but, any color but, any colour except, everything but, everything except, except, leave the, i'd leave the, we'd leave the, go easy on, no need for, no to, forget, banned, forbidden, off limits, never want to see, don't show, do not show, must not have, mustn't have, must not contain, must not show, please don't, mustn't look, must not look, should not look, shouldn't look, shouldn't, should not, mustn't, must not, not to look, don't make it, do not make it, can do without, could do without, don't make, not want, won't have, will not have, won't accept, do away with, get rid of, move away from, moving away from, away with, down with, cannot bear, can't bear, can't abide, want none of, nobody wants, opposed to, against, excluding, exclude, apart from, other than, barring, anti, never use, never show, no longer want, don't ever, had enough of, have had enough of, seen enough, had our fill of, say no to, resist, not interested in, lose the, doesn't need, does not need, do not include, don't include, don't put, do not put, keep out, what we don't need, what we are not, what it is not, shy away from, don't fancy, don't care for, not looking for, i'd skip, we'd skip, has no use for, have no use for, no use for, no place for, object to, stop short of, don't do, weary of, if i see, if we see, if there's, if there is, i'll scream, beg you not, whatever you do, rather than, as opposed to, in place of, please avoid, so please avoid, steer clear
instead = instead of, rather than, in lieu of, as opposed to, in place of, replacing, replaces, to replace
out = are out, is out, is taboo, are taboo, are banned, is banned, is forbidden, are forbidden, are a no, is a no, is a no go, are no gos, are no go, must go, has to go, have to go, are not welcome, is not welcome, should be avoided, to be avoided, must be avoided, are to be avoided, is to be avoided, should go, need not apply, leave it out, leave them out, leave that out, leave those out, is overdone, are overdone, is not for us, are not for us, isn't for us, aren't for us, is not an option, are not an option, is off the table, are off the table, not for us, not wanted, not needed, unwanted, is done to death, are done to death, are not needed, is not needed, has been done to death, have been done to death, is ruled out, are ruled out, not allowed, is not allowed, are not allowed, are verboten, voted down, were voted down, was voted down, no thanks, no thank you, not please, are off limits, is off limits, is unacceptable, are unacceptable, i want my money back, to the others, to others, to the competition, not necessary, off the table, not on ours, is too much, are too much, is so overused, are overused, is overused, are a cliché, is a cliché, are clichés, gives me a headache, strictly forbidden, don't suit us, doesn't suit us, won't do, will not do, not acceptable, are tired, is tired, belong to others, are excluded, is excluded, are unwelcome, is unwelcome, make us cringe, makes us cringe, makes me cringe, make me cringe, i'll scream, bore us, bores us, bore me, bores me
but = but, instead, just, actually, yet, only, however, go for, use, preferably, though, rather, still, ideally, simply, think, more like, let's, now, should be, make it, then
want = want, wants, would like, we'd like, i'd like, we'd love, i'd love, would love, needs, need, looking for, imagine, imagining, picture, thinking of, was thinking of, were thinking of, hoping for, prefer, please use, let us have, would be lovely, would be fitting, would be perfect, would be nice, would be great, could be lovely, is welcome, are welcome, would be acceptable, is good, is fine, are fine, is ok, is okay, yes to, fancy, give us, give me, would suit, suits us, would work, feature, featuring, must have, should have, we see, i see, how about, what about, keen on, fond of, envisage, envision, ask for, request, wish for, picturing, inspired by, made of, made from, built from, built on, the colours are, in the form of, shaped like, in the shape of, incorporate, include, including, could be, might be, is a must, are a must, obviously, of course, certainly, depicting, depict, should be, perhaps, maybe, obligatory, is the colour of, should feel, should look, should come over as, come across as, drawn, draw, will do, would do, is enough, would be enough, suffices, would love, i love, we love, i like, we like, who likes
look = logo, mark, motif, drawing of, drawing, outline of, silhouette, silhouette of, profile, profile of, symbol of, icon of, picture of, image of, logo with, with a, with an, colours, colors, colour, color, palette, type, lettering, letters, font, typeface, style, look, style of, illustration of, head, figure of, design, shape of, crest, emblem, accent, accents, shades of, tones, in the logo, background
type = letters, lettering, type, font, fonts, typeface, letterforms, typography, text, writing, letterform, typo, glyphs, characters, caps, capitals, wordmark, strokes, weight, words
shape = shape, shapes, form, forms, lines, curves, edges, corners, outline, outlines, silhouette, symbol, mark, logo, icon, badge
ground = background, backgrounds, ground, backdrop, screens, screen, grounds
on = on, on a, against, against a, over, on top of
hue = colours, colors, tones, tone, shades, palette, hues, colour, color, shade, hue, colour scheme, colour palette, color palette, colouring, tints
brand = brand, people, company, outfit, business, we are, we're, firm, product, folk, shop, team, family, simple to use, lot, place, words, terms, language, service, food, life, enough
reported = old logo, current logo, present logo, existing logo, previous logo, our logo is, our logo was, our old, the old one, our current, used to, until now, so far, at first, at the moment we, we have been using, we've been using, our last logo, last logo, last designer, previous designer, everyone, everybody, competitors, the competition, our sector, our trade, our industry, our field, our line of work, our business uses, most, other firms, other companies, others have, in our sector, all the others, the usual, nearly every, every other, all over, originally, i first thought, first thought, we first thought, the treasurer, my partner wanted, my husband wanted, my wife wanted, my brother wanted, my sister wanted, had suggested, suggested, proposed, were proposed, we tried, we kept, we had, they had, elsewhere, not that we mind, on every, present one, current one, friends have sent, years ago, the last one, in the past, before that, previously, formerly, initially, my cousin, the printer said, my dad wanted, my mum wanted, my father wanted, my mother wanted, the agency, neighbours have, neighbour has, rivals, rival, next door, down the road, across the road, for years, used for years
those = so please don't, please don't, so don't, none of that, none of those, none of these, none of them, not those, not these, not that, avoid all three, avoid all of them, avoid both, avoid them, avoid those, avoid that, avoid these, nothing of that kind, nothing like that, nothing of the sort, none of the former, not for us, so not those, skip them, skip those, skip that, skip all of that, go nowhere near that, nowhere near that, the opposite, leave them out, leave those out, avoid all that, avoid all of that, so no, avoid it, not on ours, so none, we don't want that, don't want that, don't want those, don't want them, we want none of it, none of it, not again, never again, let's not, let us not, please not, not any more, no more of that, avoid all, so let's not, so we don't, spare us those, spare us that, without those, without them, without that, i'd rather not, we'd rather not, we would rather not, i would rather not, anything else, something else, leave that to them, leave it to them, leave those to them, please avoid, should be avoided, be avoided, not one of them, do without, we can do without, don't do that, not ours, not on mine, not in ours, please spare us, we don't need them, we don't need those, don't need another, don't need one, i don't want one, we don't want one, not want one, steer clear, stay clear, different please, rather different, so not
scrap = scrap that, no wait, wait, or rather, i mean, sorry, on reflection, on second thoughts, no sorry, strike that, make that, correction, change of plan, actually no, no actually, no make it, forget that, hang on, come to think of it, changed my mind, changed our minds, no just, or actually, well rather, no better, better
or = or, nor, and neither, or even
and = and, plus, n, as well as, und, along with, alongside
describe = sells, sell, selling, making, we run, i run, runs, offers, offering, bakes, bake, installs, install, repairs, repair, we are, i am, i'm a, builds, who, which, founded, opened, started, provides, provide, teaches, teach, brews, brew, grows, grow, rents, rent, hire, publishes, publish, imports, import, distills, distil, ships, serves, our customers, our clients, customers, clients, works as, mends, mend, keeps, breeds, breed, restores, restore, delivers, deliver, supplies, trains, manufactures, manufacture, produces, roasts, roast, specialises, specialise, specialising, specialising in, helps, hosts, folds, grinds, deals in, known for, made to, stocks, stock, trades in, invented, inherited, bought, took over, since, trading, we make, i make, i sell, we sell, looks after, look after, whose, set up, called, cleans, fixes, designs, cares for, weaves, sew, sews, knits, arranges, organises, cooks, curates, finds, transports, moves, raises, rescues, prints, writes, translates, tunes, paints houses, fits, lays, digs, makes, they make, who make
predicate = is a, is an, are a, are an, she's a, he's a, it's a, does, build, run, offer, serve, help, plans, produce
aside = in the name, despite the name, even though the name, even if the name, in our name, with our name, by name, the name suggests, name notwithstanding, name implies
letter = letter, letters
place = based in, near, next to, opposite, above a, above the, in an old, inside an old, in a former, in a, in an, behind a, behind the, under the, under a, on top of a, from a former, from an old, out of a, out of an old, beside a, beside the, inside a, inside the, at the back of, in the back of, in what used to be, in our old, in the old, on the edge of, across from, round the corner from, upstairs from, below a, in a converted, in a disused, overlooking, once a, formerly a
for = for my, for our, for a, for an, for the, for
work = must work, has to work, should work, work on, works on, works as, work as, works in, must be readable, readable on, read well, reads well, legible on, look good on, looks good on, must read, has to read, goes on, will go on, will be on, must print, has to print, needs to work, need to work, printed on, must fit, recognisable on, must look good, must stay readable, must survive, has to survive, should survive, needs to survive, mainly on, mostly on, be used on, will appear on, appears on, going on, be painted on, to work, works even, must be legible, good on, needs to be readable, shown on, it will be, it'll be, seen on, has to look good, fit on, be put on, put on, be stuck on, also work, used on, needs to print, needs to fit, bear in mind, has to be readable, where it must work, will sit on, work for, work well, works well, should print, will be, print well, be legible, be readable
noname = no name yet, name comes later, name later, no name, name to follow, name tbd, name to be decided, haven't got a name, don't have a name, haven't decided on a name, no idea about the name, still nameless, name will follow, name is not decided, not named yet, without a name, name not decided, yet to be named, still looking for a name, haven't chosen a name, name undecided, name isn't decided, name is undecided, name is still open, haven't named it, unnamed, haven't settled on a name, we'll add the name, name's not decided, can't decide on a name, not got a name
skip = red tape, green energy, green power, black belt, green fingers, pink slip, gold standard, silver lining, golden age, blue chip, white paper report, grey area, black market, red wine, white wine, green tea, black tea, orange juice, olive oil, black coffee, gold smith, silver smith, coral reef, coral reefs, rose wine, rosé wine, green grocer, white goods, copper pipes, silver jewellery, gold jewellery, dark chocolate, dark beer, white label, red brick, green belt, brown bread, white bread, cream tea, cream teas, ice cream, sour cream, peach jam, apricot jam, lemon tree, salmon farm, sand castle, fresh bread, fresh fish, fresh food, fresh pasta, fresh fruit, fresh vegetables, fresh produce, fresh flowers, fresh air, not only, no idea, no problem, not sure, no doubt, no matter, don't mind, doesn't matter, no rush, no hurry, not that, no longer, nothing against, not to mention, no joke, no kidding, no pressure, i don't mind, we don't mind, don't know, not yet, no budget, no preference, not long ago, in no time, no less, not far from, no strong feelings, no wonder, nothing more, by hand, on the other hand, second hand, hand over, at hand, in hand, hands on, by the way, mind the, for the record, house style, in house, old house, town house, keep an eye, at heart, by heart, long story, back in, light bulb moment, sunday, open house, key to, key worker, market square, town square, square metres, square feet, village square, times square, main square, trafalgar square, tower block, door to door, next door, out of the box, in a nutshell, white space marks, of course not, set in stone, no fuss, road trip, on the road, in the box, boxed, playing field, paper planes, wind farm, wind farms, star rating, five star, four star, three star, golf club, night club, drum kit, spare room, tree surgeon, tree surgeons, tree surgery, bell tower, light touch, bold claims, in line, wedding ring, boring machine, bear with me, bear with us, bear in, to bear, please note, take note, letter box, dark humour, mother of pearl, pearl street, high street, high road, cross country, crossroads, king's cross, red cross society, charing cross, dog eared, cherry pick, monkey business, rule of thumb, hot air balloon rides, sun cream, sun screen, rainbow trout, hard wood, driftwood furniture, ball bearing, ball bearings, safe space, key cutting, flag ship, flagship, not far, no fewer than, no surprise, no secret, not a secret, nothing but good, no trouble, no more than, no bigger than, don't worry, don't hesitate, do not hesitate, not so long ago, not bad, not essential, not urgent, no deadline, nobody, doesn't have to, don't have to, need not, needn't, not necessarily, not important, no opinion, just not sure, cannot wait, can't wait, can't decide, could not, couldn't, wasn't, weren't, didn't, hadn't, hasn't, haven't, have not, has not, had not, did not, was not, were not, cannot draw, can't draw, can't afford, not enough, no one, no one else, nobody else, flat pack, flat packed, typed caps, typed in caps, caps by mistake, flat share, wild flowers shop, plain flour, bold claims, round the corner, all year round, cleaning round, window cleaning round, paper round, milk round, round table, round the clock, square one, open circle, white collar, golden years, golden hour, silver screen, light snacks, light meals, light lunches, heavy duty, heavy goods, heavy industry, heavy machinery
`,
};
