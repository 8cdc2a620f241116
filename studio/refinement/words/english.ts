export const english = `
!let = leave
!keep = keep, keeping, same, the same, don't change, do not change, dont change, don't touch, do not touch, retain, preserve, hold on to, stick with, stay with, maintain, not change, without changing, without touching, no change to, no changes to
!stay = stays, stay, remains, remain, can stay, should stay, stays the same, stay the same, as it is, as they are, as is, unchanged, untouched, alone, is fine, are fine, is good, are good, is perfect, are perfect, the way it is, the way they are
!add = add, adding, include, introduce, give it, give me, bring in, put in, insert, with, throw in, add in, add some, needs, could use, plus, bring back, put back, a touch of, a hint of, a splash of, a pop of, an accent of
!remove = remove, away, take it out of, out of the, take it out, removing, drop, delete, take out, take away, take off, lose, lose the, get rid of, cut, ditch, ditch the, drop the, eliminate, strip, leave out, without, minus, no more, skip, hide, erase, omit, scrap the, do away with
!change = change, swap, trade, changing, switch, replace, alter, modify, turn, swap out, convert, recolour, recolor, exchange, redo, rework, update, change it to, go from
!use = use, using, make, make it, making, set, set in, try, go for, go with, put, put it, want, i want, we want, i'd like, we'd like, prefer, should be, could be, must be, needs to be, let's have, can we have, can you make, pick, choose, place, show, how about, what about, draw, get, move, move to, be, into, based on
!undo = bring back the old, go back, undo, revert, restore, roll back, rollback, return to, go back to, back to, revert to, as before, like before, how it was, as it was, the way it was, the previous version, previous version, previous one, the last version, last version, the one before, bring back the previous, prefer the previous, prefer the old, preferred the previous, liked the previous, liked it before, undo that, undo this, reset, cancel that, never mind, nevermind, step back, liked the old
!first = start over, from scratch, first version, the first version, first one, original, original version, the original, very first, initial version, the initial version, where we started, the beginning, the start
!rename = call it, rename it, rename it to, rename to, rename the brand to, rename the brand, change the name to, the name is, the name is now, the name should be, new name is, the new name is, our name is, our new name is, the brand is called, it's called, it is called, we are now called, we're now called, name it, name should read, it should say, it should read, the text should say, the text should read, make it say, spell it, should be spelled, should be spelt, change the text to, brand name is now, update the name to
!swap = swap the colours, swap the colors, swap colours, swap colors, swap the two colours, swap the two colors, switch the colours around, switch the colors around, reverse the colours, reverse the colors, invert the colours, invert the colors, exchange the colours, flip the colours, flip the colors, swap primary and secondary, swap primary and accent, swap them, the other way round
!another = another, different, other, new, a new, something else, alternative, fresh, some other, an alternative, anything else, a whole new, redraw, redesign
!arrow = with, to, by, for, into, in favour of, over to
!dislike = don't like, do not like, dislike, hate, not a fan of, not keen on, not sure about, don't love, not happy with
!again = again, still, back
!insteadof = instead of, rather than, in place of, as opposed to
!instead = instead, in its place, in place of it
!andthen = and, then, and then, also, as well as, but, however, though, yet, while, whereas, only, just, except
^more = more, even more, increase, increase the, raise, further
^less = less, reduce, reduce the, not so, not as, fewer, decrease, lower, tone down, tone down the, dial down, dial back, not that, cut down on, cut back on, isn't so, not quite so
^too = too, way too, far too, a bit too, a little too, overly, too much, too many, much too, excessively, bit too
^little = a bit, a little, slightly, a touch, a tad, somewhat, a little bit, bit, little bit, subtly, marginally, just a bit, just a little, a hint, a fraction, gently, kind of, a smidge
^much = much, a lot, way, far, really, very, lots, significantly, considerably, dramatically, substantially, extremely, super, a great deal, strongly, loads, heaps, drastically, twice as
#mark = mark, symbol, icon, logo mark, logomark, pictogram, drawing, emblem, picture, illustration, image, graphic, motif, the figure, sign, glyph, brandmark, brand mark, symbols, icons, the animal, the object, lettermark, letter mark
#colour = colour, colours, color, colors, palette, colour scheme, color scheme, hue, hues, tones, shades, colouring, coloring, colour palette, color palette
#primary = primary, primary colour, primary color, main colour, main color, lead colour, base colour, base color, dominant colour
#secondary = accent, accents, accent colour, accent color, secondary, secondary colour, secondary color, second colour, second color, highlight colour, highlight, highlights, accent colours
#type = letters, letter, lettering, type, font, fonts, typeface, text, wordmark, word mark, typography, characters, letterforms, type face, words, logotype
#layout = layout, arrangement, composition, lockup, lock up, placement, positions, proportions, structure
#name = name, the name, brand name, company name, title
#shape = shape, shapes, form, forms, corners, edges, outline, outlines, curves, silhouette
#ground = background, backgrounds, ground, dark background, light background, white background, black background
#rest = everything else, everything but, the rest, all else, everything, the rest of it, all the rest, the logo, the design
#space = space, spacing, room, air, whitespace, white space, padding, margin, margins, distance, gap, breathing room, breathing space
#tracking = letter spacing, letterspacing, tracking, kerning, space between the letters, space between letters, spacing between the letters, gaps between the letters, letter gaps
#container = frame, container, enclosure, border, outline around it, badge, surround, background shape, plate, the box around it
=warmer = warmer, warm it up, warm up, warm, more warmth, hotter, cosier, cozier
=cooler = cooler, colder, cool it down, cool down, icier, chillier, cool, less warmth, frostier, cold
=darker = darker, darken, deeper, deepen, moodier, dark, blacker
=light = lighter, lighten, light, lighten up, lighter weight
=lighter = paler, brighten it up, whiter, pale, lighter in colour, lighter in color, lighter shade, lighter tone
=vivid = brighter, brighten, more vivid, vivid, more vibrant, vibrant, more saturated, saturated, punchier, more intense, intense, bright, livelier colours, bolder colours, bolder colors, stronger colours, stronger colors, more colour, more color, richer colours, richer colors, saturation, garish, gaudy, screaming
=muted = duller, more muted, mute, desaturate, desaturated, softer colours, softer colors, quieter colours, subtler colours, more subdued, calmer colours, calmer colors, less colour, less color, less saturated, less vivid, less vibrant, toned down colours, washed out
=bolder = bolder, heavier, thicker, fatter, chunkier, beefier, stouter, bold, heavy, thick, weightier, meatier, more weight, extra bold, embolden, weight, thicken
=thinner = thinner, slimmer, finer, skinnier, more slender, thin, slender, slim, fine, more delicate lines, less weight, less bold, less heavy, slenderer, thin out
=stronger = stronger, strengthen
=rounder = rounder, curvier, more rounded, rounded corners, round, rounded, smoother, round off, more curves, curvy, curved, round the corners, rounder corners, soften the corners, soften the edges, soften the shapes, softer edges, softer corners, softer shapes, bubblier, smooth
=monochrome = black and white, black on white, greyscale, grayscale, one colour only
=softer = softer, soften, soft, gentler, gentle, soften it
=sharper = sharper, more angular, edgier shapes, pointier, crisper, harder edges, sharpen, sharp, angular, pointed, pointy, crisper corners, square off, squarer, sharper corners, sharp corners, straighter, spikier
=simpler = simpler, simplify, cleaner, less detail, fewer details, less detailed, more minimal, minimal, minimalist, less busy, less cluttered, declutter, plainer, simple, less complicated, less complex, pare it back, pare it down, strip it back, strip it down, more minimalist, tidier, reduce the detail, fewer lines, less fussy, less fancy, simplified, cleaner lines, plain, bare, basic, empty, simplistic
=richer = more detailed, more detail, more details, richer, more elaborate, more ornate, fancier, more intricate, detailed, ornate, elaborate, intricate, more complex, more decoration, more ornament, more interesting, busy, cluttered, complicated, complex, fussy, crowded
=bigger = bigger, larger, enlarge, big, large, scale up, increase the size, taller, grow, more prominent, bigger size, wider presence
=smaller = smaller, shrink, small, tiny, reduce the size, scale down, little, less prominent, more discreet in size, minor
=airier = airier, more air, more open, roomier, spaced out, further apart, farther apart, wider apart, looser, loosen, spread out, more spacious, more breathing room, more breathing space, more room, more white space, more space around it, more generous
=tighter = tighter, tighten, closer together, closer, more compact, compact, denser, nearer, condense the spacing, tighten up, squeeze together, snugger
shape:circle = ring around it, ring around, a ring around it, circle around it, circle around
type:wide = wider, widen, broader
type:condensed = narrower, narrow, tall and narrow
layout:row = side by side, horizontal, horizontally, next to each other, in a row, on one line, beside the name, next to the name, beside the text, next to the text, to the left, on the left, left of the name, left of the text, one line, landscape, in one line, alongside the name, beside it, next to it
layout:stack = stack, stacked, stack it, stack them, above the name, above the text, above the wordmark, over the name, over the text, on top, on top of the name, mark above, symbol above, icon above, icon on top, symbol on top, mark on top, underneath, name below, text below, name underneath, name under the mark, text under the symbol, two lines, on two lines, centred, centered, below the mark, below the symbol, below the icon, under the icon, under the symbol, under the mark, portrait, one above the other
layout:vertical = vertical, vertically, top to bottom
layout:mark = just the symbol, just the icon, just the mark, only the symbol, only the icon, only the mark, symbol only, icon only, mark only, without the name, without the text, without the wordmark, remove the name, remove the text, remove the wordmark, drop the name, drop the text, no text, no name, symbol on its own, the icon alone, the symbol alone, the mark alone
mark:none = just the text, only the text, no icon, no symbol, no mark, no icons, no symbols, no picture, text only, just text, only text, wordmark only, just the name, only the name, just the wordmark, only the wordmark, just the letters, only the letters, words only, letters only, type only, without icon, without symbol
mood+friendly = friendlier, more approachable, more inviting, more welcoming, nicer, kinder, warmer feel, warmer feeling, more human
mood+playful = more fun, funnier, playfuller, sillier, cheekier, more whimsical, jollier, childish, kiddish, babyish, childlike, silly, cartoonish, infantile, juvenile
mood-playful = grown up, grown-up, mature, adult, more adult, sensible, growing up, older audience
mood-luxurious = cheaper, more affordable, affordable, less expensive, less premium, less luxurious, less posh, less fancy looking, down to earth, more accessible, accessible, less exclusive, more everyday, less upmarket, less high end, budget friendly
mood+luxurious = more expensive, pricier, posher, more upmarket, more upscale, high end, fancy
mood+elegant = classier, chicer, sleeker, sleek, finer looking, more stylish, more refined, more polished, prettier, more beautiful, beautiful, smarter
mood+modern = more up to date, newer looking, more current, modernise, modernize, fresher, more contemporary
mood-modern = old fashioned, dated, outdated, old, fusty, stuffy, antiquated, dusty
mood+classic = more traditional, more vintage feel, more timeless, older looking
mood-classic = trendy, hip, faddish
mood+calm = calmer, quieter, more relaxed, more peaceful, more serene, calm it down
mood-calm = loud, shouty, noisy, aggressive, in your face, hectic
mood+energetic = livelier, more dynamic, more lively, more movement, more energy, faster looking, zippier
mood-energetic = boring, dull, bland, lifeless, generic, lame, dreary
mood+serious = more serious, more sober, stricter, more formal, formal
mood+professional = more businesslike, more corporate, corporate, businesslike
mood+loud = louder, more in your face, more shouty
mood+strong = tougher, sturdier, more solid, more powerful, more robust
mood+edgy = edgier, grittier, more rebellious
mood+quirky = weirder, more unusual, odder, crazier, more fun and weird, more unexpected
mood+cute = cuter, sweeter
mood+natural = more organic feel, earthier, more earthy
mood+youthful = younger
mood+trustworthy = more reliable looking, more trustworthy, more serious and reliable
%electric = electric
%neon = neon, fluorescent
%bright = bright
%dark = dark, darker
%deep = deep, deeper, rich
%light = light, lighter
%pale = pale, paler
%muted = muted, dusty, faded, dull
%warm = warm, warmer
%cool = cool, cooler
%soft = soft, softer
%acid = acid
%hot = hot
%pastel = pastel
%vivid = vivid, vibrant
side:left = to the left, on the left, left of the name, left of the text, left side, left-hand side
side:right = to the right, on the right, right of the name, right of the text, right side, right-hand side, behind the name, after the name
side:above = above the name, above the text, on top of the name, over the name
side:below = below the name, beneath the name, underneath the name, under the name, below the text, under the text, at the bottom
`;
