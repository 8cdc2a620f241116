export const turkish = `
!keep = koru, koruyun, korunsun, aynı kalsın, aynı, sakla, tut, değiştirme, değiştirmeyin, dokunma, dokunmayın, bırak, aynısı
!stay = kalsın, kalabilir, olduğu gibi, değişmesin, iyi, güzel olmuş
!add = ekle, ekleyin, eklensin, eklenmeli, koy, ile, biraz ekle
!remove = kaldır, kaldırın, çıkar, çıkarın, sil, silin, olmasın, olmadan, kalksın, at
!change = değiştir, değiştirin, değişsin, yerine
!use = yap, yapın, yapalım, kullan, kullanın, olsun, dene, isterim, istiyorum, istiyoruz, koyun, al, tercih ederim, olmalı
!undo = geri al, geri dön, geri dönelim, önceki hali, önceki versiyon, eskisi gibi, önceki gibi, öncekine dön, geri getir, iptal et
!first = ilk versiyon, ilk hali, ilk versiyona, ilk haline, orijinal~, en baştaki, ilk sürüm
!rename = adını, adı, ismini, ismi, yeni adı, adı şu olsun, adını değiştir
!swap = renkleri değiş tokuş et, renkleri yer değiştir, renklerin yerini değiştir, renkleri ters çevir
!another = başka, farklı, yeni, başka bir, diğer
!arrow = yerine
!again = tekrar, yine, yeniden
!instead = onun yerine, bunun yerine
!andthen = ve, ama, fakat, sonra, ayrıca, de, da, sadece
^more = daha, daha da, daha fazla, artır
^less = daha az, bu kadar, o kadar, azalt, az
^too = çok, çok fazla, fazla, aşırı
^little = biraz, azıcık, hafif, hafifçe, birazcık, az biraz
^much = çok daha, epey, oldukça, iyice, belirgin
#mark = sembol~, simge~, ikon~, işaret~, amblem~, çizim~, resim~, şekil~
#colour = renk~, rengi, renkler~, renkleri, palet~, ton~, tonlar~
#primary = ana renk, ana rengi, birincil renk
#secondary = vurgu rengi, vurgu, ikincil renk, ikinci renk
#type = yazı~, harf~, harfler~, yazı tipi~, font~, metin~, yazıyı, yazılar~
#layout = düzen~, yerleşim~, kompozisyon~
#name = isim~, ad, marka adı
#shape = biçim~, form~, köşe~, köşeler~, kenar~
#rest = geri kalan~, gerisi, her şey, diğer her şey
#space = boşluk~, boşluğu, mesafe~, alan~
#tracking = harf aralığı~, harf arası, harfler arası boşluk, harf aralıkları
#container = çerçeve~
=warmer = daha sıcak, sıcak, daha ılık, ısıt
=cooler = daha soğuk, soğuk, daha serin
=darker = daha koyu, koyu, koyulaştır, daha karanlık
=light = daha açık, açık, daha hafif, aç
=vivid = daha canlı, canlı, daha parlak, parlak, daha renkli, daha doygun
=muted = daha soluk, daha mat, daha pastel, daha az canlı, soluk
=bolder = daha kalın, kalın, kalınlaştır, daha ağır, daha tok
=thinner = daha ince, ince, incelt, daha zarif çizgili
=rounder = daha yuvarlak, yuvarlak, yuvarlat, yuvarla, daha kıvrımlı
=softer = daha yumuşak, yumuşak, yumuşat
=sharper = daha keskin, keskin, daha köşeli, köşeli, daha sivri, sivri
=simpler = daha sade, sade, sadeleştir, daha basit, basit, basitleştir, daha minimal, minimal, daha az detay, daha yalın
=richer = daha detaylı, detaylı, daha fazla detay, daha ayrıntılı, karmaşık, karışık, daha zengin, daha süslü
=bigger = daha büyük, büyük, büyüt, büyütün
=smaller = daha küçük, küçük, küçült, küçültün
=airier = daha ferah, daha geniş aralıklı, daha fazla boşluk, daha çok boşluk, ferah, aralıklı
=tighter = daha sıkı, sıkıştır, daha yakın, yaklaştır, daha dar aralıklı
layout:row = yan yana, yatay, tek satırda, adın yanına, ismin yanına, sola
layout:stack = üst üste, alt alta, adın üstüne, ismin üstüne, yazının üstüne, üste, iki satır, iki satırda, ortala
layout:vertical = dikey
layout:mark = sadece sembol, yalnızca sembol, sadece simge, yazısız, isimsiz
mark:none = sembolsüz, simgesiz, ikonsuz, sadece yazı, yalnızca yazı, sadece isim, simge olmasın, sembol olmasın, ikon olmasın
mood+friendly = daha samimi, daha dostça, daha sevimli, daha cana yakın, daha arkadaşça
mood+playful = daha eğlenceli, eğlenceli, daha oyuncu, çocuksu, daha neşeli
mood-playful = daha olgun, olgun, daha yetişkin, yetişkin
mood-luxurious = daha ucuz, daha az pahalı, daha az lüks, daha ulaşılabilir
mood+luxurious = daha lüks, daha pahalı, daha seçkin
mood+elegant = daha zarif, daha şık, daha ince zevkli, daha kibar
mood+modern = daha modern, daha çağdaş, daha güncel, modernleştir
mood-modern = eski moda, demode
mood+classic = daha klasik, daha geleneksel
mood+calm = daha sakin, daha huzurlu, daha dingin
mood-calm = saldırgan, gürültülü
mood+energetic = daha dinamik, daha enerjik, daha hareketli
mood-energetic = sıkıcı, sönük
mood+serious = daha ciddi, daha resmi, daha ağırbaşlı
mood+professional = daha profesyonel
mood+strong = daha güçlü, daha sağlam
mood+trustworthy = daha güvenilir
mood+natural = daha doğal
mood+youthful = daha genç
%dark = koyu
%light = açık
%bright = parlak, canlı
%electric = elektrik
%pale = soluk
side:left = sola, solda, sol tarafa, ismin soluna, adın soluna
side:right = sağa, sağda, sağ tarafa, ismin sağına, adın sağına
side:above = ismin üstüne, adın üstüne, yazının üstüne
side:below = ismin altına, adın altına, yazının altına, alta
`;
