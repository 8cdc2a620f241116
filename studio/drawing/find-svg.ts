// Extracts the SVG from a model's answer, which may put text or a Markdown code fence around it.

/** Returns the text from the first `<svg` to the last `</svg>`, or null when there is none. */
export function findSvg(answer: string): string | null {
  const from = answer.indexOf('<svg');
  const to = answer.lastIndexOf('</svg>');
  return from < 0 || to < from ? null : answer.slice(from, to + '</svg>'.length);
}
