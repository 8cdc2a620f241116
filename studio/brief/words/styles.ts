// Styles that lettering or the drawing can show at a glance, in the languages in which we are sure of the words. Added to
// the tables of each language: a form that stands there already keeps its other meanings.

import type { Language } from '../brief.ts';

export const STYLE_WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: `
style:seventies = 70s, 1970s, seventies, groovy, psychedelic, hippie, hippy, flower power, disco style, disco look, 70s type, 70s style, 70s look, 70s lettering, seventies style, seventies look, seventies lettering
mood:retro = groovy, psychedelic, disco style, disco look, 70s style, 70s look, 70s lettering, seventies style, seventies look, seventies lettering, old western, wild west, victorian style
style:western = western themed, western feel, western vibe, western inspired, retro western, vintage western, western style, western look, western lettering, western font, western type, wild west, old west, old western, cowboy style, cowboy look, rodeo style, saloon style, saloon lettering, wanted poster, country and western, far west
type:typewriter = typewriter, typewriter font, typewriter letters, typewriter lettering, typewriter type, typewriter style, typewriter look, typewritten, like a typewriter
type:mono = typewriter lettering, typewriter style, typewriter look, like a typewriter
type:stencil = stencil, stencils, stencilled, stenciled, stencil font, stencil letters, stencil lettering, stencil type, stencil style, stencil look, military stencil, army stencil, crate lettering
type:bold+type:rounded = chunky letters, chunky lettering, chunky type, chunky font, chunky rounded letters
style:hand-drawn = hand painted letters, hand painted sign, hand painted signs, hand painted look, hand painted style, hand painted lettering
type:brush = brush lettering, brush script, brush letters, brush type, brushed lettering, brush pen, brushy, brushy letters, brush font, brush style, brush strokes, brush stroke, paint brush lettering, hand painted lettering, sign painter lettering, sign painter's script, signwriter's script, sign painter, sign painters, sign painter style, sign painter look, sign painted, sign writer, sign writing, signwriting, signwriter style, sign painting style, hand painted letters, hand painted sign, hand painted signs, hand painted look, hand painted style, painted sign, painted letters, painted lettering
type:script = brush font, brush style, brush strokes, brush stroke, paint brush lettering, hand painted lettering, sign painter lettering
style:line-art = outline style, outline logo, outline mark, outline look, line logo, line mark, minimal lines, simple lines, line drawing style, monoline style, mono weight lines, stroke icon, thin outline, thin outlines, drawn in outline, single stroke, one stroke, fine outline, outline design, line design, lineart, just lines, only lines, just outlines
style:pixel = pixel lettering, pixel font, pixel look, 8bit, 16 bit, 8 bit style, 8 bit look, arcade style, pixel logo, retro pixel, blocky pixels, made of pixels
style:art-deco = great gatsby, gatsby, gatsby style, roaring twenties, roaring 20s, art deco look, deco style, deco look, deco lettering, art deco lettering
style:brutalist = brutalist style, neo brutalist, brutalist look, raw concrete look
style:bauhaus = bauhaus inspired, bauhaus look
style:swiss = swiss look, international typographic style, helvetica style
colour:neon = neon sign, neon sign look, neon lettering, neon lights, neon light, neon glow, glowing neon, neon tubes, neon tube
style:heraldic = heraldic, heraldry, coat of arms, heraldic crest, family crest, heraldic shield, heraldic style
mark:emblem = heraldic crest, family crest, heraldic shield, heraldic style, vintage stamp, stamp effect, rubber stamp effect, stamped look, stamp logo, postmark, postmark style, vintage label, retro badge, vintage badge, vintage emblem, round stamp, ink stamp look, stamp design, like a stamp, passport stamp
mood:retro = vintage stamp, vintage label, retro badge, vintage badge, vintage emblem
`,
  de: `
style:seventies = 70er, 1970er, siebziger, siebzigerjahre, 70er stil, siebziger jahre, 70er jahre, groovy, psychedelisch~, hippie~
mood:retro = 70er, 1970er, siebziger, siebzigerjahre, 70er stil, siebziger jahre, 70er jahre, groovy
style:western = western, westernstil, western stil, wilder westen, wildwest~, cowboy~, saloon stil
type:typewriter = schreibmaschine~, schreibmaschinenschrift~
type:stencil = schablone~, schablonenschrift~, stencil
type:brush = pinselschrift~, pinselstrich~, brush schrift, brush lettering
type:script = brush lettering
style:line-art = outline, outlines, nur linien, als linie~, als umriss, nur umrisse, dunne linien, dunnen linien, linienstil, monoline, linienzeichen, linienlogo
style:pixel = pixelkunst, pixelschrift, 8 bit, 8bit
style:art-deco = 20er jahre stil, goldene zwanziger, art deco stil
style:heraldic = heraldisch~, wappen~
mark:emblem = heraldisch~, vintage stempel, stempellook, stempel look, vintage badge
`,
  fr: `
style:seventies = annees 70, annees soixante dix, seventies, psychedelique~, hippie~
mood:retro = seventies, annees soixante dix
style:western = western, style western, far west, cow boy, cowboy
type:typewriter = machine a ecrire
type:stencil = pochoir~, au pochoir, lettres au pochoir, stencil
type:brush = pinceau, au pinceau, lettres au pinceau
type:script = lettres au pinceau
style:line-art = contour, contours, en contour, juste des lignes, lineart, monoline, lignes simples
style:pixel = 8 bit, 8 bits
style:art-deco = annees 20, annees vingt
style:heraldic = heraldique~, blason~, armoiries
mark:emblem = heraldique~, style tampon, effet tampon, tampon vintage, badge vintage
`,
  es: `
style:seventies = anos 70, anos setenta, setentero, setentera, psicodelic~, hippie
mood:retro = anos 70, anos setenta, setentero, setentera
style:western = western, estilo western, lejano oeste, viejo oeste, vaquero, estilo vaquero
type:typewriter = maquina de escribir
type:stencil = estarcid~, plantilla militar, stencil, esténcil
type:brush = pincel, trazo de pincel, letras a pincel
type:script = letras a pincel
style:line-art = contorno, contornos, solo contorno, lineart, monolinea, lineas simples
style:pixel = 8 bits, 8 bit
style:art-deco = anos 20, anos veinte
style:heraldic = heraldic~, escudo de armas
mark:emblem = heraldic~, estilo sello, efecto sello, sello vintage
`,
  it: `
style:seventies = anni settanta, anni 70, psichedelic~, hippie
style:western = western, stile western, far west, selvaggio west, cowboy
type:typewriter = macchina da scrivere
type:stencil = stencil, mascherina militare
type:brush = pennello, a pennello
style:line-art = contorno, contorni, solo contorno, lineart, monolinea, linee semplici
style:pixel = 8 bit
style:art-deco = anni venti, anni 20
style:heraldic = araldic~, stemma araldico
mark:emblem = araldic~, effetto timbro, stile timbro, timbro vintage
`,
  pt: `
style:seventies = anos setenta, anos 70, psicodelic~, hippie
style:western = western, estilo western, faroeste, velho oeste, cowboy
type:typewriter = maquina de escrever
type:stencil = estencil, stencil
type:brush = pincel
style:line-art = contorno, contornos, so contorno, lineart, monolinha, linhas simples
style:pixel = 8 bits, 8 bit
style:art-deco = anos 20, anos vinte
style:heraldic = heraldic~, brasao de armas
mark:emblem = heraldic~, efeito carimbo, estilo carimbo, carimbo vintage
`,
};
