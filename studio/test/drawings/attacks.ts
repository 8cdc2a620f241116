// Hostile drawings for tests: they run scripts, load resources, define entities, multiply without limit, or take far
// too long to compute.

const svg = (body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"${attributes}>${body}</svg>`;

const repeatMarkup = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Returns a drawing of nested `<use>` elements that expands to `copies ** levels` circles. */
const nestUses = (levels: number, copies: number): string =>
  svg(
    `<defs><g id="a0"><circle r="3"/></g>${repeatMarkup(levels, (level) => `<g id="a${level + 1}">${repeatMarkup(copies, () => `<use href="#a${level}"/>`)}</g>`)}</defs><use href="#a${levels}"/>`,
  );

/** Returns a path of parallel bars. A vertical and a horizontal comb overlap in `teeth` × `teeth` places. */
const createCombPath = (teeth: number, isVertical: boolean): string => {
  const step = 380 / teeth;
  return repeatMarkup(teeth, (index) => {
    const at = (10 + index * step).toFixed(2);
    const end = (10 + index * step + step / 2).toFixed(2);
    return isVertical ? `M${at} 5H${end}V395H${at}Z` : `M5 ${at}V${end}H395V${at}Z`;
  });
};

const createSpiralPath = (points: number): string =>
  repeatMarkup(points, (index) => {
    const radius = (180 * index) / points;
    const angle = index * 2.4;
    return `${index === 0 ? 'M' : 'L'}${(320 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
  });

const createKnotPath = (curves: number): string =>
  `M10 10${repeatMarkup(curves, (index) => `C${(index * 97) % 640} ${(index * 53) % 400} ${(index * 31) % 640} ${(index * 89) % 400} ${(index * 71) % 640} ${(index * 43) % 400}`)}`;

export const ATTACKS: readonly string[] = [
  svg('<script>alert(1)</script>'),
  svg('<path d="M0 0H9V9Z" onload="alert(1)"/>'),
  svg('<path d="M0 0H9V9Z"/>', ' onload="alert(1)"'),
  svg('<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>'),
  svg('<image href="https://example.com/a.png"/>'),
  svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  svg('<use href="https://example.com/a.svg#b"/>'),
  svg('<use href="javascript:alert(1)"/>'),
  svg('<use xlink:href="data:text/html,x"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
  svg('<style>@import url(https://example.com/a.css);</style>'),
  svg('<rect width="9" height="9" style="fill:url(https://example.com/#a)"/>'),
  svg('<rect width="9" height="9" fill="url(https://example.com/#a)"/>'),
  svg('<rect width="9" height="9" clip-path="url(https://example.com/#a)"/>'),
  svg('<rect width="9" height="9" fill="url(#g)"/><linearGradient id="g"/>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg('<set attributeName="onload" to="alert(1)"/>'),
  svg('<text>Injected</text>'),
  svg('Injected text'),
  svg('<type font="lora" size="20" x="9" y="40">&lt;script&gt;alert(1)&lt;/script&gt;</type>'),
  svg('<type font="&quot;/&gt;&lt;script&gt;" size="20">x</type>'),
  svg('<type font="lora" size="20"><tspan>x</tspan></type>'),
  svg('<title><script>alert(1)</script></title><rect width="90" height="90"/>'),
  svg('<desc onload="x">&lt;b&gt;</desc><metadata><rdf/></metadata><rect width="90" height="90"/>'),
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 9 9"><type font="lora">&a;</type></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 9 9"><type font="lora">&x;</type></svg>',
  '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg viewBox="0 0 9 9">&c;</svg>',
  '<?xml-stylesheet href="https://example.com/a.xsl"?><svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  svg('<![CDATA[<script>alert(1)</script>]]>'),
  nestUses(4, 8),
  nestUses(10, 10),
  nestUses(30, 2),
  svg('<g id="a"><use href="#a"/></g>'),
  svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  svg(
    '<clipPath id="a"><rect width="9" height="9" clip-path="url(#a)"/></clipPath><rect width="99" height="99" clip-path="url(#a)"/>',
  ),
  svg(`<path d="${createCombPath(60, true)}${createCombPath(60, false)}"/>`),
  svg(`<path d="${createCombPath(120, true)}"/><path fill="#f00" d="${createCombPath(120, false)}"/>`),
  svg(`<path fill-rule="evenodd" d="${createSpiralPath(500)}Z"/>`),
  svg(`<path fill="none" stroke="#000" stroke-width="30" d="${createSpiralPath(300)}"/>`),
  svg(`<path d="${createKnotPath(300)}Z"/>`),
  svg(`<path fill="none" stroke="#000" stroke-width="8" d="${createKnotPath(120)}"/>`),
  svg(
    repeatMarkup(
      300,
      (index) =>
        `<circle cx="${200 + index / 3}" cy="200" r="150" fill="#${(index * 4000).toString(16).padStart(6, '0').slice(-6)}"/>`,
    ),
  ),
  svg(
    repeatMarkup(300, (index) => `<circle cx="${200 + (index % 20) * 5}" cy="${100 + index / 2}" r="60"/>`),
  ),
  svg(
    `<clipPath id="c"><path d="${createCombPath(80, true)}"/></clipPath>${repeatMarkup(40, () => `<path clip-path="url(#c)" d="${createCombPath(40, false)}"/>`)}`,
  ),
  svg('<path d="M1e308 1e308L-1e308 1e308Z"/>'),
  svg('<path d="M0 0L1e6 1e6L-1e6 1e6Z"/>'),
  svg('<path transform="scale(1e6)" d="M0 0L1 1L0 1Z"/>'),
  svg('<path transform="scale(1e-12)" d="M0 0L1e6 1e6L0 1e6Z"/>'),
  svg('<path transform="matrix(1 2 2 4 0 0)" d="M0 0L99 99L0 99Z" stroke="#000"/>'),
  svg('<rect width="1e-7" height="400"/>'),
  svg('<path stroke="#000" stroke-width="1e6" d="M0 0L99 99"/>'),
  svg('<path stroke="#000" stroke-width="1e-9" fill="none" d="M0 0L99 99"/>'),
  svg(
    '<path stroke="#000" stroke-miterlimit="1e6" stroke-width="20" fill="none" d="M10 200L600 201L10 202"/>',
  ),
  svg('<path d="M0 0A1e-9 1e9 720 1 1 99 99A0 0 0 0 0 0 0Z"/>'),
  svg(`<path d="${'M1 1'.repeat(900)}"/>`),
  svg(`<polygon points="${'1,1 '.repeat(1000)}"/>`),
  svg(
    repeatMarkup(
      39,
      () => '<type font="noto-serif-jp" weight="900" size="400" x="0" y="400">龘龘龘龘龘</type>',
    ),
  ),
  svg(`<type font="lora" size="40" x="0" y="90">${'a'.repeat(5000)}</type>`),
  svg('<type font="lora" size="1e6" x="0" y="0">M</type>'),
  svg('<type font="lora" size="40" width="1e6" y="90">ab</type>'),
  svg('<type font="lora" size="40" tracking="-0.3" y="90">aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</type>'),
  '<g>'.repeat(5000),
  svg('<g>'.repeat(300) + '</g>'.repeat(300)),
  svg('<rect width="9" height="9"/>'.repeat(2000)),
  svg(`<path d="${'9'.repeat(40_000)}"/>`),
  svg(`<path d="M0 0${' '.repeat(30_000)}L9 9"/>`),
  svg(`<g transform="${'translate(1 1)'.repeat(2000)}"><rect width="9" height="9"/></g>`),
  `<svg viewBox="${'0 '.repeat(9000)}"/>`,
  '<svg viewBox="0 0 0 0"/>',
  '<svg viewBox="0 0 -5 5"/>',
  '<svg viewBox="0 0 1e308 1"/>',
  '<svg/>',
  '',
  '\u0000\uFFFE<svg viewBox="0 0 9 9"/>',
  '<svg viewBox="0 0 9 9"',
  '</svg>',
  `<svg viewBox="0 0 9 9"><g id="__proto__"/><use href="#constructor"/><g id="toString"><use href="#__proto__"/></g></svg>`,
  svg('<rect width="90" height="90" fill="constructor"/>'),
  svg('<constructor/>'),
  svg('<rect width="90" height="90" __proto__="x" constructor="y"/>'),
];
