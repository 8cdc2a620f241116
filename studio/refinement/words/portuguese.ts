export const portuguese = `
!keep = mantém, mantenha~, manter, conserva~, conserve~, mesmo, mesma, mesmos, mesmas, o mesmo, as mesmas, os mesmos, não mude, não muda, não mexa, não altere, sem mudar, preserve~
!let = deixa, deixe, deixem
!stay = fica, ficam, fica igual, ficam iguais, como está, como estão, está ótimo, está bom
!add = adicione~, adiciona~, adicionar, acrescente~, acrescenta~, ponha, põe, coloque um, com, inclua~, insira~, um toque de, bote
!remove = remova~, remove, remover, tire, tira, tirar, retire~, retira, apague, elimine~, exclua, sem, corte
!change = mude~, muda, mudar, troque~, troca, trocar, altere~, alterar, substitua~, substituir, modifique~
!use = use, usa, usar, faça, faz, fazer, deixe mais, torne~, experimente, tente, quero, queremos, prefiro, seja, coloque~, coloca, desenhe~
!undo = volte, volta, voltar, volte a, desfaça, desfazer, desfaz, como antes, como estava, versão anterior, a versão anterior, reverta~, restaure~
!first = primeira versão, a primeira versão, versão original, original, o primeiro, versão inicial
!rename = chame de, chame o de, o nome é, o nome agora é, o novo nome é, mude o nome para, troque o nome para, renomeie para, agora nos chamamos
!swap = inverta as cores, inverte as cores, troque as cores entre si, troque as cores de lugar, inverter as cores
!another = outro, outra, outros, outras, diferente~, nova, novo, novas, novos, outra coisa
!arrow = por, para
!again = de novo, novamente, outra vez
!instead = em vez disso, no lugar
!andthen = e, mas, porém, também, depois, além disso, só
^more = mais, ainda mais
^less = menos, não tão, reduza, reduzir
^too = demais, muito demais, demasiado, exageradamente
^little = um pouco, ligeiramente, levemente, um pouquinho, um tanto
^much = muito, bem, bastante, bem mais, realmente, consideravelmente
#mark = símbolo~, ícone~, desenho~, emblema~, imagem, figura, pictograma, marca gráfica, motivo
#colour = cor, cores, paleta, tons, tonalidade~
#primary = cor principal, cor primária
#secondary = destaque, cor de destaque, cor secundária, cor de acento, acento
#type = letra~, letras, fonte~, tipografia~, texto~, tipo de letra, lettering
#layout = layout, disposição, composição, arranjo
#name = nome~
#shape = forma~, formas, cantos, bordas, contorno~
#rest = todo o resto, o resto, tudo
#space = espaço~, respiro, margem, margens, ar
#tracking = espaçamento, espaço entre as letras, espaçamento entre as letras
#container = moldura, quadro
=warmer = mais quente~, quente~, aqueça, mais calorosa~, mais acolhedor~ nas cores
=cooler = mais fri~, fri~, mais fresc~, esfrie
=darker = mais escur~, escur~, escureça~, escurece~
=light = mais clar~, clar~, clareie~, mais leve~, leve~
=vivid = mais viv~, mais vibrante~, vibrante~, mais intens~, mais saturad~, viv~, mais colorid~, mais brilhante~, berrante~
=muted = mais apagad~, cores mais suaves, mais discreta~ nas cores, menos vibrante~, mais pálid~, menos viv~
=bolder = mais grossa~, mais gross~, gross~, mais negrito, negrito, mais pesad~, mais encorpad~
=thinner = mais fin~, fin~, mais magr~, mais delgad~
=rounder = mais redond~, redond~, arredondad~, mais arredondad~, arredonde, mais curv~
=softer = mais suave~, suave~, suavize~
=sharper = mais angulos~, mais afiad~, angulos~, pontiagud~, mais pontud~, mais quadrad~
=simpler = mais simples, simplifique~, simples, mais minimalista~, minimalista~, mais limp~, menos detalhe~, mais enxut~
=richer = mais detalhad~, mais detalhe~, detalhad~, mais ric~, complicad~, carregad~, mais elaborad~
=bigger = maior~, aumente~, grande~, amplie
=smaller = menor~, diminua~, pequen~, reduza o tamanho
=airier = mais espaço, mais respiro, mais ar, mais espaçad~, espaçad~, mais arejad~
=tighter = mais junt~, mais compact~, mais apertad~, compact~, aproxime
layout:row = lado a lado, horizontal~, em uma linha, ao lado do nome, à esquerda, numa linha só
layout:stack = empilhad~, um em cima do outro, acima do nome, em cima do nome, em cima, acima, em duas linhas, embaixo, centralizad~, sobre o nome
layout:vertical = vertical~
layout:mark = só o símbolo, somente o símbolo, apenas o símbolo, sem o nome, sem texto, sem o texto
mark:none = sem ícone, sem símbolo, sem o símbolo, sem o ícone, só texto, só o nome, apenas o nome, somente o nome, só letras, nenhum símbolo, nenhum ícone
mood+friendly = mais amigáve~, mais simpátic~, mais próxim~, mais acolhedor~, mais human~, mais amistos~
mood+playful = mais divertid~, mais brincalhão, mais brincalhona, mais lúdic~, infantil~
mood-playful = mais adult~, adult~, mais madur~, madur~
mood-luxurious = menos car~, mais barat~, mais acessíve~, menos luxuos~, menos sofisticad~
mood+luxurious = mais luxuos~, mais car~, mais exclusiv~, mais premium
mood+elegant = mais elegante~, mais refinad~, mais sofisticad~, mais chique~
mood+modern = mais modern~, mais atual~, mais contemporâne~, modernize~
mood-modern = antiquad~, ultrapassad~, velh~, datad~
mood+classic = mais clássic~, mais tradiciona~, mais atempora~
mood+calm = mais calm~, mais tranquil~, mais seren~
mood-calm = agressiv~, barulhent~
mood+energetic = mais dinâmic~, mais enérgic~
mood-energetic = chat~, sem graça, entediante~
mood+serious = mais séri~, mais formal~, mais sóbri~
mood+professional = mais profissiona~
mood+strong = mais forte~, mais sólid~, mais robust~
mood+trustworthy = mais confiáve~
mood+natural = mais natura~
mood+youthful = mais jove~
%dark = escur~
%light = clar~
%deep = profund~
%bright = brilhante~, viv~
%electric = elétric~
%pale = pálid~
side:left = à esquerda, a esquerda, lado esquerdo, esquerda do nome
side:right = à direita, a direita, lado direito, direita do nome
side:above = acima do nome, em cima do nome
side:below = abaixo do nome, debaixo do nome, embaixo do nome, por baixo do nome
`;
