export const italian = `
!keep = mantieni, mantenere, mantenete, tieni, tenete, conserva~, stesso, stessa, stessi, stesse, gli stessi, le stesse, non cambiare, non toccare, non modificare, senza cambiare
!let = lascia, lasciate
!stay = resta, restano, rimane, rimangono, invariat~, così com'è, così come sono, va bene, vanno bene, come sono
!add = aggiungi, aggiungere, aggiungete, metti, inserisci, inserire, con, includi, un tocco di, un po' di
!remove = rimuovi, rimuovere, togli, togliere, elimina~, eliminare, cancella~, leva, senza, via
!change = cambia~, cambiare, modifica~, modificare, sostituisci, sostituire, passa
!use = usa~, usare, utilizza~, fai, fallo, falla, rendi, rendilo, rendila, rendere, prova~, vorrei, voglio, vogliamo, preferisco, meglio, mettilo, mettila, disegna
!undo = torna, tornare, torna a, torna alla, annulla~, annullare, come prima, com'era, versione precedente, la versione precedente, ripristina~, ripristinare
!first = prima versione, la prima versione, versione originale, originale, versione iniziale
!rename = chiamalo, chiamala, chiamatelo, il nome è, il nuovo nome è, cambia il nome in, rinomina in, rinominalo, ora ci chiamiamo
!swap = inverti i colori, scambia i colori, invertire i colori, scambiare i colori
!another = altro, altra, altri, altre, un altro, un'altra, divers~, nuovo, nuova, nuovi, nuove, qualcos'altro
!arrow = con, in
!again = di nuovo, ancora, nuovamente
!instead = invece, al suo posto
!andthen = e, ed, poi, ma, però, anche, inoltre, solo
^more = più, ancora più, maggiormente
^less = meno, non così, riduci, ridurre
^too = troppo, troppa, troppi, decisamente troppo, un po' troppo
^little = un po', un poco, leggermente, un pochino, appena, un pizzico
^much = molto, decisamente, parecchio, davvero, nettamente, assai
#mark = simbolo~, simboli, icona~, icone, disegno~, emblema~, immagine, figura, pittogramma, marchio, motivo
#colour = colore, colori, palette, tonalità, toni, tinte
#primary = colore principale, colore primario
#secondary = accento~, colore d'accento, colore secondario, colore di accento
#type = lettere, lettera, carattere~, caratteri, font, testo~, scritta, tipografia, scritte
#layout = layout, disposizione, composizione, impaginazione
#name = nome~
#shape = forma~, forme, angoli, bordi, contorno~
#rest = tutto il resto, il resto, tutto
#space = spazio~, aria, margine, margini, respiro
#tracking = spaziatura, spaziatura tra le lettere, spazio tra le lettere
#container = cornice, riquadro
=warmer = più cald~, cald~, scalda, riscalda
=cooler = più fredd~, fredd~, più fresc~, raffredda
=darker = più scur~, scur~, scurisci, più cup~
=light = più chiar~, chiar~, schiarisci, più legger~, legger~
=vivid = più viv~, più vivac~, più brillant~, più intens~, più satur~, viv~, più colorat~, sgargiant~
=muted = più tenu~, più spent~, colori più morbidi, meno viv~, più pallid~, meno satur~, colori più delicati
=bolder = più grass~, più spess~, grassetto, spess~, più pesant~, grass~, più marcat~
=thinner = più sottil~, sottil~, più fin~, più magr~
=rounder = più roton~, roton~, più tond~, arrotonda~, più arrotondat~, arrotondat~, tond~, più curv~
=softer = più morbid~, morbid~, ammorbidisci, più dolc~
=sharper = più spigolos~, più affilat~, spigolos~, appuntit~, più squadrat~, più angolar~
=simpler = più semplic~, semplifica~, semplic~, più minimal~, minimal~, più pulit~, meno dettagli~, più essenzial~
=richer = più dettagliat~, più dettagli~, dettagliat~, più ricc~, complicat~, caric~, più elaborat~
=bigger = più grand~, ingrandisci, grand~, aumenta la dimensione
=smaller = più piccol~, rimpicciolisci, piccol~, riduci la dimensione
=airier = più spazio, più aria, più arios~, più spaziat~, più distanziat~, distanzia, più respiro
=tighter = più strett~, più compatt~, avvicina, compatt~, più vicin~
layout:row = affiancat~, fianco a fianco, orizzontal~, su una riga, accanto al nome, a sinistra, su una sola riga
layout:stack = impilat~, uno sopra l'altro, sopra il nome, sopra al nome, sopra, in alto, su due righe, sotto, centrat~
layout:vertical = vertical~
layout:mark = solo il simbolo, soltanto il simbolo, senza il nome, senza testo, senza il testo, solo l'icona
mark:none = senza icona, senza simbolo, senza il simbolo, senza l'icona, solo testo, solo il nome, soltanto il nome, solo le lettere, nessun simbolo, nessuna icona
mood+friendly = più amichevol~, più simpatic~, più accoglient~, più cordial~, più uman~, più vicin~ alle persone
mood+playful = più giocos~, più divertent~, più allegr~ e giocos~, infantil~, più ludic~
mood-playful = più adult~, adult~, più matur~, matur~
mood-luxurious = meno costos~, più economic~, più accessibil~, meno lussuos~, meno car~
mood+luxurious = più lussuos~, più costos~, più esclusiv~, più pregiat~, più car~
mood+elegant = più elegant~, più raffinat~, più sofisticat~
mood+modern = più modern~, più attual~, più contemporane~, modernizza~
mood-modern = antiquat~, datat~, vecchi~, superat~
mood+classic = più classic~, più tradizional~, senza tempo
mood+calm = più calm~, più tranquill~, più seren~, più rilassat~
mood-calm = aggressiv~, rumoros~
mood+energetic = più dinamic~, più energic~
mood-energetic = noios~, piatt~, banal~
mood+serious = più seri~, più formal~, più sobri~
mood+professional = più professional~
mood+strong = più fort~, più solid~, più robust~
mood+trustworthy = più affidabil~
mood+natural = più natural~
mood+youthful = più giovan~
%dark = scur~
%light = chiar~
%deep = profond~
%bright = brillant~, acces~
%electric = elettric~
%pale = pallid~
side:left = a sinistra, sinistra del nome, lato sinistro
side:right = a destra, destra del nome, lato destro
side:above = sopra il nome, al di sopra del nome
side:below = sotto il nome, sotto al nome, al di sotto del nome
`;
