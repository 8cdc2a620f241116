import type { Language } from '../brief.ts';

/** Abstract ideas a mark can be built on: one table a language, in the notation of vocabulary.ts. */
export const IDEAS: Readonly<Record<Language, string>> = {
  en: `
two-become-one = two becoming one, two become one, two into one, becoming one, merging, merger, union of two, two halves, coming together, unity, united, two brothers, two sisters, marriage of, hybrid, fusion, merge, joining forces, twin, duo
growth = growth, growing, grow, grows, flourish, flourishing, blossoming, thrive, thriving, sprouting, rise, rising, expansion, from seed
shelter = shelter, sheltering, refuge, home, roof over, safe haven, haven, sanctuary, nest, cocoon
guidance = guidance, guiding, guide, guides, direction, north star, wayfinding, beacon, orientation, compass, mentor, show the way
connection = connection, connecting, connect, connects, link, linking, network, bridge, bringing people together, together, community, belonging, joined, interlocking, interlock
speed = speed, fast, quick, swift, rapid, speedy, velocity, instant, express
balance = balance, balanced, balancing, equilibrium, equal, even handed, poise, yin and yang
flow = flow, flowing, stream, fluid, current, fluidity, circulation
precision = precision, precise, exact, exactness, accuracy, accurate, to the millimetre, calibrated, measured
protection = protection, protecting, protect, protects, safety, safe, security, guard, guarding, defend, shield, cover
journey = journey, journeys, path, way, voyage, travel, trail, road, pilgrimage, adventure, expedition
craft = craft, crafted, handmade, made by hand, craftsmanship, workshop, artisan, artisanal, handwork
propulsion = propulsion, thrust, drive, propeller, motion, forward motion, moving forward, momentum, engine
harmony = harmony, harmonious, in tune, concord, symphony, peaceful coexistence
contrast = contrast, contrasts, opposites, light and dark, counterpoint, day and night, black and white but
transformation = transformation, transforming, transform, change, metamorphosis, rebirth, renewal, reinvention, recycled, upcycled, turning into, second life
`,
  de: `
two-become-one = aus zwei wird eins, zwei werden eins, verschmelzung~, vereint~, vereinigung, zusammenschluss, zwei halften, hybrid~, zwei bruder, zwei schwestern, einheit
growth = wachstum~, wachsen~, wachst, aufbluhen, gedeihen
shelter = geborgen~, geborgenheit, schutzraum, zuflucht~, dach uber, zuhause, heim
guidance = orientierung~, wegweis~, richtung~, leitstern, begleitung
connection = verbindung~, verbinden~, verbindet, netzwerk~, zusammenhalt~, gemeinschaft~, miteinander, brucke~
speed = geschwindigkeit~, schnell~, tempo, flink~
balance = balance, gleichgewicht~, ausgewogen~, ausgleich
flow = fluss~, fliessen~, fliessend~, stromung~
precision = prazision~, prazise~, genauigkeit~, exakt~, millimetergenau
protection = schutz~, schutzen~, sicherheit~, bewahren
journey = reise~, weg, wege, aufbruch~, pfad~, unterwegs
craft = handwerk~, handgemacht~, handarbeit~, von hand
propulsion = antrieb~, vortrieb, schub, motor~, propeller~
harmony = harmonie~, harmonisch~, einklang
contrast = kontrast~, gegensatz~, gegensatze, kontrapunkt
transformation = wandel~, verwandlung~, veranderung~, transformation~, erneuerung~, zweites leben
`,
  fr: `
two-become-one = deux ne font qu'un, ne faire qu'un, fusion~, union~, reunion de deux, deux freres, deux soeurs, hybride~, moities
growth = croissance~, grandir, pousser, epanouiss~, essor
shelter = abri~, refuge~, toit, foyer, cocon
guidance = guider, guidance, cap, orientation~, repere~, boussole, accompagn~
connection = lien~, relier, connexion~, reseau~, ensemble, rassembl~, pont
speed = vitesse~, rapide~, rapidite, vif
balance = equilibre~, harmonieux equilibre
flow = flux, fluide~, fluidite, courant
precision = precision~, precis~, exactitude, justesse
protection = protection~, proteger, securite~, protege
journey = voyage~, chemin~, parcours, route~, trajet
craft = artisanat~, savoir faire, fait main, artisan~
propulsion = propulsion~, moteur~, elan, helice~
harmony = harmonie~, harmonieux, accord
contrast = contraste~, oppos~, contrepoint
transformation = transformation~, metamorphose~, renouveau, renaissance, changement~, seconde vie
`,
  es: `
two-become-one = dos en uno, ser uno, union~, fusion~, unirse, dos hermanos, dos hermanas, hibrid~, mitades
growth = crecimiento~, crecer, florecer, brotar
shelter = refugio~, cobijo, hogar, techo, amparo
guidance = guia~, orientacion~, rumbo, brujula, acompan~
connection = conexion~, conectar, vinculo~, red, juntos, juntas, comunidad~, puente~, union
speed = velocidad~, rapid~, veloz
balance = equilibrio~, equilibrad~
flow = flujo~, fluir, fluid~, corriente
precision = precision~, precis~, exactitud
protection = proteccion~, proteger, seguridad~, cuidar
journey = viaje~, camino~, recorrido, ruta~, travesia
craft = artesan~, hecho a mano, oficio~
propulsion = propulsion~, impulso~, motor~, helice~
harmony = armonia~, armonios~
contrast = contraste~, opuest~, contrapunto
transformation = transformacion~, cambio~, metamorfosis, renovacion~, segunda vida, renacer
`,
  pt: `
two-become-one = dois em um, tornar se um, uniao~, fusao~, dois irmaos, duas irmas, hibrid~, metades
growth = crescimento~, crescer, florescer, brotar
shelter = abrigo~, refugio~, lar, teto, aconchego
guidance = guia~, orientac~, rumo, bussola
connection = conexao~, ligar, ligac~, rede, juntos, juntas, comunidade~, ponte~
speed = velocidade~, rapid~, veloz
balance = equilibrio~, equilibrad~
flow = fluxo~, fluir, fluid~, corrente
precision = precisao~, precis~, exatidao
protection = protec~, protecao, proteger, seguranca~
journey = viagem~, caminho~, percurso, jornada~, rota
craft = artesan~, feito a mao, oficio~
propulsion = propulsao~, impulso~, motor~, helice~
harmony = harmonia~, harmonios~
contrast = contraste~, oposto~, contraponto
transformation = transformac~, mudanca~, metamorfose, renovac~, segunda vida
`,
  it: `
two-become-one = due in uno, diventare uno, unione~, fusione~, due fratelli, due sorelle, ibrid~, meta che si uniscono
growth = crescita~, crescere, fiorire, germoglia~
shelter = rifugio~, riparo~, casa, tetto, nido
guidance = guida~, orientament~, rotta, bussola
connection = connession~, collegare, legame~, rete, insieme, comunita, ponte~
speed = velocita~, veloce~, rapid~
balance = equilibrio~, equilibrat~
flow = flusso~, fluire, fluid~, corrente
precision = precisione~, precis~, esattezza
protection = protezione~, proteggere, sicurezza~
journey = viaggio~, cammino~, percorso, strada, rotta
craft = artigian~, fatto a mano, mestiere~
propulsion = propulsione~, spinta, motore~, elica~
harmony = armonia~, armonios~
contrast = contrasto~, opposti, contrappunto
transformation = trasformazion~, cambiament~, metamorfosi, rinascita, rinnovament~, seconda vita
`,
  tr: `
two-become-one = ikiden bir, iki bir olur, birlesme~, birlesim~, butunlesme~, iki kardes~, hibrit~
growth = buyume~, buyuyen~, gelisme~, filizlen~
shelter = siginak~, barinma~, yuva~, cati~
guidance = rehberlik~, yon~, pusula~, yol gosteren~
connection = baglanti~, bag~, birlik~, beraber~, kopru~, topluluk~
speed = hiz~, hizli~, cabuk~
balance = denge~, dengeli~
flow = akis~, akici~, akinti~
precision = hassasiyet~, hassas~, kesin~, dakik~
protection = koruma~, guvenlik~, guvenli~
journey = yolculuk~, yol~, seyahat~
craft = zanaat~, el emegi, el yapimi, el isi
propulsion = itki~, itis~, motor~, pervane~
harmony = uyum~, ahenk~
contrast = karsitlik~, zitlik~, kontrast~
transformation = donusum~, degisim~, yenilenme~
`,
  el: `
two-become-one = δυο γινονται ενα, ενωσ~, συνενωσ~, συγχωνευσ~, δυο αδελφ~, υβριδικ~
growth = αναπτυξ~, μεγαλων~, ανθιζ~, ανθισ~
shelter = καταφυγι~, στεγ~, φωλι~, σπιτι
guidance = καθοδηγησ~, πυξιδ~, κατευθυνσ~, προσανατολισμ~
connection = συνδεσ~, δεσμ~, δικτυ~, μαζι, κοινοτητ~, γεφυρ~
speed = ταχυτητ~, γρηγορ~
balance = ισορροπ~
flow = ροη, ροης, ρευστ~
precision = ακριβει~, ακριβ~
protection = προστασι~, ασφαλει~
journey = ταξιδ~, διαδρομ~, δρομος, μονοπατ~
craft = χειροποιητ~, τεχν~, μαστορ~
propulsion = προωσ~, προπελ~, κινητηρ~
harmony = αρμονι~, αρμονικ~
contrast = αντιθεσ~, αντιθετ~
transformation = μεταμορφωσ~, αλλαγ~, αναγεννησ~
`,
  ru: `
two-become-one = двое становятся одним, два в одном, слияни~, единств~, объединен~, союз~, двa брата, два брата, две сестры, гибрид~
growth = рост, роста, расти, растем, развити~, расцвет~
shelter = убежищ~, приют~, кров, дом, гнезд~
guidance = ориентир~, направлен~, путеводн~, компас~, наставнич~
connection = связь, связи, соединен~, соединя~, сеть, вместе, мост~, общност~
speed = скорост~, быстр~, стремительн~
balance = баланс~, равновеси~
flow = поток~, течени~, текуч~
precision = точност~, точн~, выверенн~
protection = защит~, охран~, безопасност~
journey = путешестви~, путь, пути, дорог~
craft = ремесл~, ручн~ работ~, мастерств~
propulsion = движени~ вперед, тяг~, двигател~, винт~
harmony = гармони~, гармоничн~, лад
contrast = контраст~, противоположност~, контрапункт~
transformation = преображени~, превращени~, перемен~, обновлени~, вторая жизнь
`,
  ar: `
two-become-one = اثنان في واحد, اتحاد, اندماج, وحدة, شقيقان, شقيقتان, هجين
growth = نمو, ازدهار, تنمو
shelter = مأوى, ملجأ, سقف, بيت, عش
guidance = إرشاد, توجيه, بوصلة, هداية, دليل
connection = تواصل, ترابط, صلة, شبكة, معا, جسر, مجتمع
speed = سرعة, سريع, سريعة
balance = توازن, متوازن
flow = تدفق, جريان, انسياب
precision = دقة, دقيق, دقيقة
protection = حماية, أمان, وقاية
journey = رحلة, طريق, مسار, سفر
craft = حرفة, حرفية, يدوي, صناعة يدوية
propulsion = دفع, محرك, اندفاع
harmony = انسجام, تناغم
contrast = تباين, تضاد, تناقض
transformation = تحول, تغيير, تجدد
`,
  hi: `
two-become-one = दो मिलकर एक, दो से एक, एकता, मिलन, संगम, दो भाई, दो बहनें, संकर
growth = विकास, बढ़ना, बढ़त, वृद्धि, अंकुरण
shelter = आश्रय, छत, घर, शरण
guidance = मार्गदर्शन, दिशा, राह दिखाना
connection = जुड़ाव, संबंध, नेटवर्क, साथ, पुल, समुदाय
speed = गति, तेज़, तेज, रफ़्तार, रफ्तार
balance = संतुलन, संतुलित
flow = प्रवाह, बहाव, धारा
precision = सटीकता, सटीक, बारीकी
protection = सुरक्षा, रक्षा, संरक्षण
journey = यात्रा, सफ़र, सफर, रास्ता, राह
craft = शिल्प, हस्तकला, हस्तनिर्मित, कारीगरी
propulsion = प्रणोदन, इंजन, चालन
harmony = सामंजस्य, सुर, मेल
contrast = विरोधाभास, विपरीत
transformation = परिवर्तन, बदलाव, रूपांतरण, नया जीवन
`,
  ja: `
two-become-one = 二つが一つ, ふたつがひとつ, 一体, 融合, 結合, 兄弟, 姉妹, ハイブリッド
growth = 成長, 発展, 芽生え, 伸びる, 育つ
shelter = 居場所, 隠れ家, 避難, 守られた, 住まい
guidance = 導き, 道しるべ, 道標, 羅針盤, 案内
connection = つながり, 繋がり, つなぐ, 繋ぐ, 絆, 縁, ネットワーク, 結ぶ, 架け橋
speed = 速さ, スピード, 速い, 迅速, 素早い
balance = バランス, 均衡, 調和のとれた
flow = 流れ, 流動, せせらぎ
precision = 精密, 正確, 精度, 緻密
protection = 守る, 保護, 安全, 防護
journey = 旅, 道のり, 道, 歩み
craft = 手仕事, 職人, 手作り, ものづくり, 工芸
propulsion = 推進, 推進力, 動力, プロペラ
harmony = 調和, ハーモニー, 和
contrast = 対比, コントラスト, 対照
transformation = 変化, 変容, 生まれ変わ, 再生
`,
  ko: `
two-become-one = 둘이 하나, 하나가 되는, 융합~, 결합~, 통합~, 형제~, 자매~, 하이브리드~
growth = 성장~, 자라~, 발전~
shelter = 쉼터~, 안식처~, 보금자리~, 지붕~
guidance = 안내~, 길잡이~, 나침반~, 방향~
connection = 연결~, 이음~, 관계~, 네트워크~, 함께, 다리, 공동체~
speed = 속도~, 빠른~, 빠르~, 신속~
balance = 균형~, 밸런스~
flow = 흐름~, 흐르~
precision = 정밀~, 정확~
protection = 보호~, 지키~, 안전~
journey = 여정~, 여행~, 길
craft = 수공예~, 장인~, 손으로, 수제~
propulsion = 추진~, 추진력~, 동력~
harmony = 조화~, 하모니~, 화합~
contrast = 대비~, 대조~
transformation = 변화~, 변신~, 재탄생~
`,
  zh: `
two-become-one = 合二为一, 二合一, 融合, 合一, 结合, 兄弟, 姐妹, 混合
growth = 成长, 生长, 发展, 茁壮
shelter = 庇护, 港湾, 归宿, 家园, 屋檐
guidance = 指引, 引导, 方向, 指南针, 灯塔
connection = 连接, 联结, 纽带, 网络, 相连, 桥梁, 团结, 一起
speed = 速度, 快速, 迅速, 飞快
balance = 平衡, 均衡
flow = 流动, 流畅, 水流
precision = 精准, 精确, 精密, 准确
protection = 保护, 守护, 安全, 防护
journey = 旅程, 旅途, 路途, 之路
craft = 匠心, 手工, 工艺, 手作
propulsion = 推进, 动力, 推动
harmony = 和谐, 和睦, 融洽
contrast = 对比, 反差, 对立
transformation = 转变, 蜕变, 变化, 重生, 新生
`,
};
