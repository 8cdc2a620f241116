export const german = `
!keep = behalte~, beibehalten, belass~, bewahre~, gleiche~, dieselbe~, selbe~, nicht ändern, nicht verändern, nicht anfassen, halte~
!let = lass, lasse, lasst, lassen sie
!stay = bleibt, bleiben, soll bleiben, sollen bleiben, unverändert, so lassen, wie es ist, wie sie sind, passt, gefällt mir, gefällt uns, ist gut so
!add = füge~ hinzu, hinzufügen, füg~, füge~, ergänze~, mit, gib~, dazu, hinzu, ein hauch, setze~ dazu
!remove = entferne~, weg, wegnehmen, weglassen, lösche~, ohne, streiche~, raus, verzichte~, entfällt, nimm~
!change = ändere~, ändern, wechsle~, wechseln, ersetze~, tausche~, verändere~, mach~ aus
!use = mach~, mache~, nutze~, verwende~, nimm, setze~, will, möchte~, hätte gern~, lieber, soll, sollen, bitte in, stell~, setz~, probier~, versuch~, packe, pack, zeig~
!undo = zurück, rückgängig, zurück zu, zurück zur, zurück zum, wie vorher, wie zuvor, wie davor, vorherige version, letzte version, stelle~ wieder her, wiederherstellen, doch lieber die alte
!first = erste version, ersten version, ursprünglich~ version, original~, ersten entwurf, erster entwurf, anfang
!rename = nenne es, nenn es, der name ist, der name lautet, der neue name ist, neuer name, benenne es um in, umbenennen in, wir heissen jetzt, ändere den namen in, ändere den namen zu
!swap = tausche die farben, farben tauschen, farben vertauschen, vertausche die farben, kehre die farben um, farben umkehren
!another = ander~, neue~, neues, etwas anderes, alternativ~
!arrow = durch, gegen, zu, in
!again = wieder
!instead = stattdessen
!andthen = und, dann, aber, sondern, jedoch, auch, sowie, nur, dafür
^more = mehr, noch, stärker~
^less = weniger, nicht so, nicht ganz so, reduziere~
^too = zu, viel zu, etwas zu, zu viel, zu sehr
^little = etwas, ein bisschen, ein wenig, leicht, bisschen, minimal, einen tick, eine spur, ein klein wenig
^much = viel, deutlich, sehr, wesentlich, stark, erheblich, weitaus, richtig
#mark = zeichen~, symbol~, icon~, bildmarke, bild~, motiv~, signet~, zeichnung, emblem~, piktogramm~
#colour = farbe~, farben, palette, farbpalette, farbschema, farbton~, töne
#primary = hauptfarbe, primärfarbe, grundfarbe
#secondary = akzent~, akzentfarbe, nebenfarbe, sekundärfarbe, zweitfarbe
#type = schrift~, buchstabe~, font~, schriftart~, text~, schriftzug~, wortmarke, typografie, lettern, typo
#layout = layout~, anordnung, aufbau, aufteilung
#name = name~, namen, markenname~
#shape = form~, ecken, kanten, umriss~
#rest = alles andere, rest, alles übrige, den rest, alles
#space = abstand~, abstände, raum, luft, weissraum, platz
#tracking = buchstabenabstand~, laufweite, sperrung
#container = rahmen, umrandung, plakette
=warmer = wärmer~, warm~
=cooler = kühler~, kälter~, kühl~, kalt~
=darker = dunkler~, dunkel, dunkle~, düster~, abdunkeln
=light = leichter~, heller~, hell, helle~, aufhellen
=vivid = leuchtender~, kräftigere farben, kräftiger~ farben, bunter~, knalliger~, lebhaftere farben, satter~, gesättigter~, strahlender~, grell~, farbenfroher~, intensiver~
=muted = gedeckter~, blasser~, dezentere farben, gedämpfter~, zurückhaltendere farben, ruhigere farben, weniger bunt, matter~
=bolder = fetter~, dicker~, kräftiger~, fett~, dick~, schwerer~, stärkere striche
=thinner = dünner~, schlanker~, feiner~, dünn~, filigraner~, magerer~
=rounder = runder~, abgerundet~, rundlicher~, rund~, abrunden, geschwungener~
=softer = weicher~, sanfter~, weich~, sanft~
=sharper = eckiger~, kantiger~, schärfer~, spitzer~, kantig~, eckig~, scharf~
=simpler = einfacher~, schlichter~, reduzierter~, minimalistischer~, vereinfache~, vereinfachen, weniger details, klarer~, schlicht~, minimalistisch~, simpler~
=richer = detaillierter~, mehr details, verspielter gezeichnet, reicher~, aufwendiger~, aufwändiger~, detailreicher~, überladen, unruhig, kompliziert
=bigger = grösser~, gross~, vergrössere~, vergrössern
=smaller = kleiner~, klein~, verkleinere~, verkleinern
=airier = luftiger~, weiter auseinander, mehr luft, mehr platz, mehr raum, mehr abstand, grosszügiger~, lockerer~
=tighter = enger~, dichter~, näher zusammen, kompakter~, weniger abstand
layout:row = nebeneinander, horizontal~, in einer zeile, neben dem namen, daneben, links neben den namen, neben den namen
layout:stack = übereinander, gestapelt, untereinander, zweizeilig, über dem namen, über den namen, darüber, oben, unter dem symbol, zentriert
layout:vertical = vertikal~, senkrecht~
layout:mark = nur das symbol, nur das zeichen, nur das icon, nur die bildmarke, ohne namen, ohne text, ohne schrift
mark:none = kein symbol, kein icon, kein zeichen, ohne symbol, ohne icon, ohne zeichen, nur text, nur schrift, nur der name, nur die schrift, reine wortmarke, kein bild
mood+friendly = freundlicher~, einladender~, sympathischer~, nahbarer~, zugänglicher~, menschlicher~
mood+playful = verspielter~, lustiger~, spielerischer~, kindisch~, kindlich~, frecher~
mood-playful = erwachsener~, erwachsen~, reifer~
mood-luxurious = billiger~, günstiger~, weniger teuer, bodenständiger~, weniger edel, weniger luxuriös
mood+luxurious = edler~, teurer~, luxuriöser~, hochwertiger~, exklusiver~, teuer, teure
mood+elegant = eleganter~, feiner wirkend, schicker~, stilvoller~, raffinierter~
mood+modern = moderner~, zeitgemässer~, aktueller~, frischer~
mood-modern = altmodisch~, veraltet~, altbacken~, verstaubt~
mood+classic = klassischer~, traditioneller~, zeitloser~
mood+calm = ruhiger~, leiser~, gelassener~, entspannter~
mood-calm = laut~, aggressiv~
mood+energetic = dynamischer~, lebendiger~, energischer~, schwungvoller~
mood-energetic = langweilig~, öde~, fad~
mood+serious = seriöser~, ernster~, ernsthafter~, förmlicher~
mood+professional = professioneller~, geschäftsmässiger~
mood+loud = lauter~
mood+strong = stärker wirkend, robuster~, markanter~
mood+trustworthy = vertrauenswürdiger~
mood+natural = natürlicher~
mood+youthful = jünger~, jugendlicher~
%dark = dunkle~, dunkel
%light = helle~, hell
%deep = tiefe~
%bright = leuchtende~, leuchtend
%electric = elektrisch~
%pale = blasse~, blass
%muted = gedämpfte~, gedeckte~
%warm = warme~
%cool = kühle~
side:left = nach links, auf die linke seite, links neben den namen, links vom namen, links neben dem namen, linke seite
side:right = nach rechts, auf die rechte seite, rechts neben den namen, rechts vom namen, rechts neben dem namen, hinter den namen, rechte seite
side:above = oberhalb des namens
side:below = unter den namen, unter dem namen, unterhalb des namens, darunter, nach unten
`;
