export const french = `
!keep = garde~, gardez, garder, gardons, conserve~, conservez, conserver, même, mêmes, la même, les mêmes, ne change pas, ne changez pas, ne touche pas, ne touchez pas, sans changer, préserve~
!let = laisse, laissez
!stay = reste, restent, inchangé~, tel quel, telles quelles, comme ça, me plaît, nous plaît, est parfait
!add = ajoute~, ajoutez, ajouter, ajoutons, avec, mets, mettez, une touche de, un peu de, insère~, rajoute~, rajoutez
!remove = enlève~, enlevez, enlever, supprime~, supprimez, supprimer, retire~, retirez, retirer, sans, ôte~, efface~, plus de trace de
!change = change~, changez, changer, modifie~, modifiez, remplace~, remplacez, remplacer, passe~
!use = utilise~, utilisez, utiliser, fais, faites, rends, rendez, essaie~, essayez, prends, prenez, je veux, nous voulons, je voudrais, on voudrait, plutôt, place~, placez, dessine~
!undo = reviens, revenez, revenir, annule~, annulez, annuler, comme avant, retour, version précédente, la version précédente, rétablis, rétablissez, reviens à, revenez à, retour à
!first = première version, la première version, version originale, version initiale, original~, le premier, au début
!rename = appelle le, appelle la, appelez le, appelle ça, le nom est, le nom devient, le nouveau nom est, renomme en, renommez en, change le nom en, changez le nom en, nous nous appelons maintenant
!swap = inverse les couleurs, inversez les couleurs, échange les couleurs, échangez les couleurs, intervertis les couleurs, intervertissez les couleurs
!another = autre, autres, un autre, une autre, différent~, différente~, nouveau, nouvelle, nouveaux, nouvelles, autre chose
!arrow = par, en, contre
!again = à nouveau, de nouveau, encore une fois
!instead = à la place
!andthen = et, puis, mais, cependant, aussi, ainsi que, seulement
^more = plus, encore plus, davantage
^less = moins, pas si, pas aussi, réduis, réduisez
^too = trop, bien trop, un peu trop, beaucoup trop
^little = un peu, légèrement, un petit peu, un brin, un chouïa, à peine
^much = beaucoup, bien, nettement, vraiment, très, carrément, considérablement
#mark = symbole~, icône~, icone~, pictogramme~, emblème~, dessin~, image~, motif~, signe~, sigle
#colour = couleur, couleurs, palette, teinte~, tons, coloris
#primary = couleur principale, couleur primaire
#secondary = accent~, couleur d'accent, couleur secondaire, touche de couleur
#type = police~, lettre~, lettres, typo, typographie~, texte~, caractère~, lettrage, mot, mots, écriture
#layout = mise en page, disposition, composition, agencement
#name = nom, nom de marque
#shape = forme~, formes, angles, coins, contour~
#rest = tout le reste, le reste, tout
#space = espace~, air, marge~, espacement, blanc autour
#tracking = espacement des lettres, interlettrage, espace entre les lettres
#container = cadre, bordure, contour autour
=warmer = plus chaud~, plus chaude~, plus chaleureu~, chaud~, réchauffe~, réchauffez, chaleureu~, plus chauds
=cooler = plus froid~, plus froide~, froid~, plus frais, refroidis, froide~
=darker = plus foncé~, plus sombre~, foncé~, sombre~, assombri~, assombrissez, fonce~, plus foncée~
=light = plus clair~, plus léger~, plus légère~, clair~, éclaircis, éclaircissez, léger~, légère~, plus claires
=vivid = plus vif, plus vive~, vives, plus vifs, plus éclatant~, plus lumineu~, plus saturé~, vif, plus coloré~, plus intense~, criard~
=muted = plus terne~, plus doux en couleur, couleurs plus douces, plus pâle~, plus discrètes, moins vif, moins vive~, moins vives, désature~, plus sourde~, couleurs plus calmes
=bolder = plus gras, plus grasse~, gras, grasse~, plus épais, plus épaisse~, épais, épaisse~, plus lourd~
=thinner = plus fin, plus fine~, fin, fine~, plus mince~, plus maigre~, minces
=rounder = plus rond~, plus ronde~, arrondi~, arrondie~, arrondis, arrondissez, rond~, ronde~, plus arrondi~, plus courbe~
=softer = plus doux, plus douce~, doux, douce~, adoucis, adoucissez
=sharper = plus anguleu~, plus pointu~, plus net, plus nette~, anguleu~, pointu~, plus tranchant~, plus carré~
=simpler = plus simple~, simplifie~, simplifiez, simple~, plus épuré~, épuré~, plus minimaliste~, minimaliste~, moins de détails, moins chargé~, plus sobre en détails
=richer = plus détaillé~, plus de détails, plus riche~, plus orné~, détaillé~, chargé~, compliqué~, plus élaboré~
=bigger = plus grand~, plus grande~, agrandis, agrandissez, grand~, grande~, plus gros, plus grosse~, grossis
=smaller = plus petit~, plus petite~, petit~, petite~, réduis la taille, rapetisse~
=airier = plus aéré~, plus d'espace, plus d'air, aéré~, espace~ davantage, plus espacé~, espacé~
=tighter = plus serré~, plus compact~, resserre~, resserrez, serré~, plus proche~, rapproche~
layout:row = côte à côte, horizontal~, sur une ligne, à côté du nom, à gauche, sur une seule ligne
layout:stack = empilé~, superposé~, l'un au dessus de l'autre, au dessus du nom, au dessus, en haut, sur deux lignes, en dessous, centré~
layout:vertical = vertical~
layout:mark = seulement le symbole, juste le symbole, uniquement le symbole, sans le nom, sans texte, sans le texte
mark:none = sans icône, sans symbole, sans le symbole, sans l'icône, pas d'icône, pas de symbole, juste le texte, juste le nom, seulement le nom, seulement le texte, uniquement le nom, aucun symbole, aucune icône
mood+friendly = plus amical~, plus sympathique~, plus accueillant~, plus convivial~, plus proche des gens, plus humain~
mood+playful = plus ludique~, plus amusant~, plus joueur~, plus rigolo~, enfantin~, plus fun, puéril~
mood-playful = plus adulte~, adulte~, plus mûr~, plus mature~, mature~
mood-luxurious = moins cher, moins chère~, plus abordable~, moins luxueu~, plus accessible~, moins haut de gamme
mood+luxurious = plus luxueu~, plus haut de gamme, haut de gamme, plus cher, plus premium, plus chic et cher
mood+elegant = plus élégant~, plus raffiné~, plus chic, plus stylé~
mood+modern = plus moderne~, plus actuel~, plus contemporain~, modernise~, modernisez
mood-modern = vieillot~, démodé~, ringard~, daté~, vieux jeu
mood+classic = plus classique~, plus traditionnel~, plus intemporel~
mood+calm = plus calme~, plus serein~, plus tranquille~, plus apaisé~
mood-calm = agressi~, bruyant~
mood+energetic = plus dynamique~, plus énergique~, plus vivant~
mood-energetic = ennuyeu~, fade~, plat~
mood+serious = plus sérieu~, plus formel~, plus sobre~
mood+professional = plus professionnel~
mood+loud = plus percutant~
mood+strong = plus fort~, plus forte~, plus solide~, plus robuste~
mood+trustworthy = plus fiable~, plus rassurant~
mood+natural = plus naturel~
mood+youthful = plus jeune~
%dark = foncé~, sombre~
%light = clair~
%deep = profond~
%bright = vif, vive
%electric = électrique~
%pale = pâle~
side:left = à gauche, a gauche, à gauche du nom, côté gauche
side:right = à droite, a droite, à droite du nom, côté droit, après le nom
side:above = au-dessus du nom, au dessus du nom
side:below = sous le nom, en dessous du nom, au-dessous du nom, en bas
`;
