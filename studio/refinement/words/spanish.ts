export const spanish = `
!keep = mantén, mantener, mantenga~, conserva~, conserve~, guarda, mismo, misma, mismos, mismas, el mismo, los mismos, las mismas, no cambies, no cambie, no toques, no toque, sin cambiar, respeta~
!let = deja, deje, dejad
!stay = queda igual, quedan igual, se queda, se quedan, igual que ahora, tal cual, como está, como están, está bien, está perfecto
!add = añade~, añadir, agrega~, agregar, pon, ponle, con, incluye~, incluir, suma, un toque de, mete
!remove = quita~, quitar, elimina~, eliminar, borra~, saca~, sin, suprime~, retira~
!change = cambia~, cambiar, cambie~, modifica~, reemplaza~, sustituye~, reemplazar, sustituir
!use = usa~, usar, use, utiliza~, haz, hazlo, hazla, hacer, haga~, prueba~, quiero, queremos, prefiero, mejor, que sea, ponlo, ponla, coloca~, dibuja
!undo = vuelve, volver, vuelve a, deshaz, deshacer, como antes, versión anterior, la versión anterior, regresa~, restaura~, revierte~, retrocede
!first = primera versión, la primera versión, versión original, la original, original, el primero, versión inicial
!rename = llámalo, llámala, llamalo, el nombre es, el nuevo nombre es, cambia el nombre a, cambia el nombre por, renómbralo, ahora se llama, ahora nos llamamos
!swap = intercambia los colores, invierte los colores, cambia los colores entre sí, intercambiar los colores, invertir los colores
!another = otro, otra, otros, otras, diferente~, distint~, nuevo, nueva, nuevos, nuevas, otra cosa
!arrow = por, a
!again = otra vez, de nuevo, de vuelta
!instead = en su lugar, en vez de eso
!andthen = y, e, luego, pero, también, además, aunque, sino, solo
^more = más, aún más, todavía más
^less = menos, no tan, reduce, reducir
^too = demasiado, demasiada, demasiados, muy demasiado, un poco demasiado
^little = un poco, ligeramente, algo, un poquito, levemente, un pelín
^much = mucho, mucha, bastante, muy, muchísimo, considerablemente, realmente
#mark = símbolo~, icono~, ícono~, dibujo~, emblema~, imagen, figura, isotipo, pictograma, motivo
#colour = color, colores, paleta, gama, tonos, tono
#primary = color principal, color primario
#secondary = acento~, color de acento, color secundario
#type = letra~, letras, tipografía~, fuente~, texto~, tipo de letra, rótulo
#layout = disposición, composición, distribución, diseño general
#name = nombre~
#shape = forma~, formas, esquinas, bordes, contorno~
#rest = todo lo demás, lo demás, el resto, todo
#space = espacio~, aire, margen, márgenes
#tracking = espaciado, espacio entre letras, espacio entre las letras, interletraje
#container = marco, recuadro, borde exterior
=warmer = más cálid~, cálid~, más calid~, calienta
=cooler = más frí~, frí~, más fresc~, enfría
=darker = más oscur~, oscur~, oscurece~, oscurecer
=light = más clar~, clar~, aclara~, más liger~, liger~
=vivid = más viv~, más intens~, más brillante~, más saturad~, viv~, más colorid~, más llamativ~, chillón, chillona, chillones
=muted = más apagad~, más suave de color, colores más suaves, menos viv~, más tenue~, más pálid~, menos saturad~
=bolder = más gruesa~, más grues~, grues~, más negrita, negrita, más pesad~, más gord~
=thinner = más fin~, fin~, más delgad~, delgad~
=rounder = más redond~, redond~, redondead~, más redondead~, redondea, más curv~
=softer = más suave~, suave~, suaviza~
=sharper = más angular~, más afilad~, angulos~, puntiagud~, más angulos~, más recto~, más cuadrad~
=simpler = más simple~, más sencill~, simplifica~, simple~, sencill~, más minimalista~, minimalista~, más limpi~, menos detalle~, menos recargad~
=richer = más detallad~, más detalle~, más ric~, detallad~, recargad~, complicad~, más elaborad~, más ornamentad~
=bigger = más grande~, grande~, agranda~, más alt~, aumenta el tamaño
=smaller = más pequeñ~, pequeñ~, reduce el tamaño, más chic~, achica
=airier = más espacio, más aire, más aéreo, más espaciad~, más separad~, espaciad~, separa~
=tighter = más junt~, más compact~, más apretad~, junta, acerca, compact~
layout:row = uno al lado del otro, lado a lado, horizontal~, en una línea, al lado del nombre, a la izquierda, en una sola línea
layout:stack = apilad~, uno encima del otro, encima del nombre, encima, arriba, en dos líneas, debajo, centrad~, sobre el nombre
layout:vertical = vertical~
layout:mark = solo el símbolo, sólo el símbolo, solo el icono, sin el nombre, sin texto, sin el texto
mark:none = sin icono, sin símbolo, sin el símbolo, sin el icono, sin ícono, solo texto, solo el nombre, sólo el nombre, solo letras, ningún símbolo, ningún icono
mood+friendly = más amigable~, más amable~, más cercan~, más simpátic~, más acogedor~, más human~
mood+playful = más divertid~, más juguetón~, más juguetona, más alegre y divertido, infantil~, más lúdic~
mood-playful = más adult~, adult~, más madur~, madur~
mood-luxurious = menos car~, más barat~, más asequible~, menos lujos~, más accesible~, menos exclusiv~
mood+luxurious = más lujos~, más car~, más exclusiv~, más premium, más alta gama
mood+elegant = más elegante~, más refinad~, más sofisticad~, más fin~ y elegante
mood+modern = más modern~, más actual~, más contemporáne~, moderniza~
mood-modern = anticuad~, pasad~ de moda, viej~
mood+classic = más clásic~, más tradicional~, más atemporal~
mood+calm = más tranquil~, más calmad~, más seren~, más relajad~
mood-calm = agresiv~, ruidos~
mood+energetic = más dinámic~, más enérgic~, con más energía
mood-energetic = aburrid~, sos~, plan~
mood+serious = más seri~, más formal~, más sobri~
mood+professional = más profesional~
mood+strong = más fuerte~, más sólid~, más robust~
mood+trustworthy = más confiable~
mood+natural = más natural~
mood+youthful = más joven~, más juvenil~
%dark = oscur~
%light = clar~
%deep = profund~
%bright = brillante~, viv~
%electric = eléctric~
%pale = pálid~
side:left = a la izquierda, izquierda del nombre, lado izquierdo
side:right = a la derecha, derecha del nombre, lado derecho
side:above = encima del nombre, sobre el nombre, arriba del nombre
side:below = debajo del nombre, bajo el nombre, abajo del nombre, abajo
`;
