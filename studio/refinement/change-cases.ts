// Example requests with their meaning, one per line: `request => axes and keeps`. read-change.test.ts explains the
// notation.

import { ENGLISH_CASES } from './change-cases-english.ts';

export const CHANGE_CASES: Readonly<Record<string, string>> = {
  en: ENGLISH_CASES,
  de: `
wärmer bitte => warmer
etwas schlichter => simple+*0.5
mach die Buchstaben fetter => weight:letters+
Symbol entfernen und Schrift fetter => symbol:remove, weight:letters+
behalte die Farben, aber runder => soft+, keep:colours
Farben und Schrift beibehalten, anderes Symbol => symbol:another, keep:colours, keep:type
ändere die Farbe in Weinrot => set:primary:burgundy
füge ein kleines Symbol hinzu => symbol:add:small
setze es in einen Kreis => in:circle
zurück zur ersten Version => undo:first
verspielter, gleiche Farben => playful+, keep:colours
etwas erwachsener => playful-*0.5
zu dunkel => lighter
eine Serifenschrift bitte => type:serif
weniger teuer und freundlicher => luxurious-, friendly+
nenne es "Brotzeit" => name:Brotzeit
alles in Großbuchstaben => case:upper
mehr Abstand zwischen den Buchstaben => space:letters+
wir sind jetzt eine Kaffeerösterei => facts:cafe
Kannst du es etwas moderner machen? => modern+*0.5
Die Schrift ist zu dünn => weight:letters+
Bitte ohne Symbol => symbol:remove
Das Grün dunkler => set:primary:dark green
`,
  fr: `
plus chaud => warmer
un peu plus simple => simple+*0.5
garde le symbole mais change la couleur en bordeaux => set:primary:burgundy, keep:mark
ajoute un petit symbole, garde les couleurs => symbol:add:small, keep:colours
enlève l'icône => symbol:remove
lettres plus grasses => weight:letters+
plus moderne => modern+
plus ludique, mêmes couleurs => playful+, keep:colours
mets-le dans un cercle => in:circle
reviens à la première version => undo:first
trop foncé => lighter
une police avec empattements => type:serif
moins cher et plus amical => luxurious-, friendly+
ajoute de l'or => set:secondary:gold
nous sommes une torréfaction de café => facts:cafe
rends les lettres plus fines => weight:letters-
sans le cercle => in:none
plus élégant s'il vous plaît => elegant+
`,
  es: `
más cálido => warmer
un poco más simple => simple+*0.5
mantén el símbolo pero cambia el color a burdeos => set:primary:burgundy, keep:mark
añade un símbolo pequeño, mantén los colores => symbol:add:small, keep:colours
quita el icono => symbol:remove
letras más gruesas => weight:letters+
más moderno => modern+
más divertido, mismos colores => playful+, keep:colours
ponlo en un círculo => in:circle
vuelve a la primera versión => undo:first
demasiado oscuro => lighter
usa una tipografía con serifa => type:serif
menos caro y más amigable => luxurious-, friendly+
añade dorado => set:secondary:gold
todo en mayúsculas => case:upper
cambia la fuente => type:another
quiero colores más vivos => vivid
el símbolo más grande => size+
`,
  pt: `
mais quente => warmer
um pouco mais simples => simple+*0.5
mantenha o símbolo mas mude a cor para bordô => set:primary:burgundy, keep:mark
adicione um pequeno símbolo, mantenha as cores => symbol:add:small, keep:colours
remova o ícone => symbol:remove
letras mais grossas => weight:letters+
mais moderno => modern+
coloque em um círculo => in:circle
volte para a primeira versão => undo:first
escuro demais => lighter
menos caro e mais amigável => luxurious-, friendly+
adicione dourado => set:secondary:gold
troque o símbolo por uma árvore => symbol:tree
deixe as letras mais finas => weight:letters-
`,
  it: `
più caldo => warmer
un po' più semplice => simple+*0.5
mantieni il simbolo ma cambia il colore in bordeaux => set:primary:burgundy, keep:mark
aggiungi un piccolo simbolo, mantieni i colori => symbol:add:small, keep:colours
togli l'icona => symbol:remove
lettere più spesse => weight:letters+
più moderno => modern+
mettilo in un cerchio => in:circle
torna alla prima versione => undo:first
troppo scuro => lighter
meno costoso e più amichevole => luxurious-, friendly+
aggiungi oro => set:secondary:gold
usa un carattere con grazie => type:serif
cambia il simbolo con un albero => symbol:tree
colori più scuri => darker
`,
  tr: `
daha sıcak => warmer
biraz daha sade => simple+*0.5
sembolü koru ama rengi bordo yap => set:primary:burgundy, keep:mark
küçük bir sembol ekle, renkleri koru => symbol:add:small, keep:colours
simgeyi kaldır => symbol:remove
harfleri kalınlaştır => weight:letters+
daha modern => modern+
daha eğlenceli, aynı renkler => playful+, keep:colours
daire içine al => in:circle
ilk versiyona dön => undo:first
çok koyu => lighter
daha ucuz ve daha samimi => luxurious-, friendly+
altın ekle => set:secondary:gold
renkleri koyulaştır => darker
yazı tipini değiştir => type:another
`,
  el: `
πιο ζεστό => warmer
λίγο πιο απλό => simple+*0.5
κράτα το σύμβολο αλλά άλλαξε το χρώμα σε μπορντό => set:primary:burgundy, keep:mark
πρόσθεσε ένα μικρό σύμβολο, κράτα τα χρώματα => symbol:add:small, keep:colours
αφαίρεσε το εικονίδιο => symbol:remove
πιο χοντρά γράμματα => weight:letters+
πιο μοντέρνο => modern+
βάλε το σε κύκλο => in:circle
γύρνα στην πρώτη εκδοχή => undo:first
λιγότερο ακριβό και πιο φιλικό => luxurious-, friendly+
πρόσθεσε χρυσό => set:secondary:gold
σκουρότερα χρώματα => darker
μεγαλύτερο σύμβολο => size+
`,
  ru: `
теплее => warmer
чуть проще => simple+*0.5
оставь знак, но измени цвет на бордовый => set:primary:burgundy, keep:mark
добавь маленький символ, сохрани цвета => symbol:add:small, keep:colours
убери иконку => symbol:remove
буквы жирнее => weight:letters+
современнее => modern+
игривее, те же цвета => playful+, keep:colours
помести в круг => in:circle
вернись к первой версии => undo:first
слишком темно => lighter
дешевле и дружелюбнее => luxurious-, friendly+
добавь золото => set:secondary:gold
используй шрифт с засечками => type:serif
сделай цвета ярче => vivid
замени символ на дерево => symbol:tree
`,
  ar: `
أدفأ => warmer
أبسط قليلا => simple+*0.5
احتفظ بالرمز لكن غير اللون إلى عنابي => set:primary:burgundy, keep:mark
أضف رمزا صغيرا واحتفظ بالألوان => symbol:add:small, keep:colours
احذف الأيقونة => symbol:remove
حروف أعرض => weight:letters+
أكثر حداثة => modern+
أكثر مرحا => playful+
ضعه في دائرة => in:circle
ارجع إلى النسخة الأولى => undo:first
أضف ذهبي => set:secondary:gold
اجعل الألوان أغمق => darker
غير الخط => type:another
`,
  hi: `
और गर्म => warmer
थोड़ा सरल => simple+*0.5
चिह्न रखें लेकिन रंग बरगंडी करें => set:primary:burgundy, keep:mark
एक छोटा चिह्न जोड़ें, रंग वही रखें => symbol:add:small, keep:colours
आइकन हटाएं => symbol:remove
अक्षर मोटे करें => weight:letters+
ज़्यादा आधुनिक => modern+
गोले में रखें => in:circle
पहले संस्करण पर वापस जाएं => undo:first
सुनहरा जोड़ें => set:secondary:gold
रंग गहरे करें => darker
फ़ॉन्ट बदलें => type:another
`,
  ja: `
もっと暖かく => warmer
少しシンプルに => simple+*0.5
マークはそのままで色をワインレッドに変えて => set:primary:burgundy, keep:mark
小さなシンボルを追加、色はそのまま => symbol:add:small, keep:colours
アイコンを消して => symbol:remove
文字を太くして => weight:letters+
もっとモダンに => modern+
もっと遊び心を => playful+
円の中に入れて => in:circle
最初のバージョンに戻して => undo:first
少し大人っぽく、色は同じで => playful-*0.5, keep:colours
金色を追加 => set:secondary:gold
明朝体にして => type:serif
色をもっと濃くして => darker
フォントを変えて => type:another
`,
  ko: `
더 따뜻하게 => warmer
조금 더 단순하게 => simple+*0.5
심볼은 유지하고 색을 버건디로 바꿔주세요 => set:primary:burgundy, keep:mark
작은 심볼을 추가하고 색은 유지해주세요 => symbol:add:small, keep:colours
아이콘을 빼주세요 => symbol:remove
글자를 더 굵게 => weight:letters+
더 현대적으로 => modern+
원 안에 넣어주세요 => in:circle
첫 번째 버전으로 되돌려주세요 => undo:first
덜 비싸 보이게, 더 친근하게 => luxurious-, friendly+
금색을 추가해주세요 => set:secondary:gold
색을 더 어둡게 해주세요 => darker
폰트를 바꿔주세요 => type:another
`,
  zh: `
更温暖 => warmer
简单一点 => simple+
保留图标，把颜色改成酒红色 => set:primary:burgundy, keep:mark
加一个小图标，保持颜色不变 => symbol:add:small, keep:colours
去掉图标 => symbol:remove
字体加粗 => weight:letters+
更现代 => modern+
更活泼，颜色不变 => playful+, keep:colours
放在圆形里 => in:circle
回到第一版 => undo:first
没那么贵，更亲切 => luxurious-, friendly+
加一点金色 => set:secondary:gold
用衬线字体 => type:serif
太暗了 => lighter
颜色再深一点 => darker
换个字体 => type:another
`,
};
