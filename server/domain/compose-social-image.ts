import { logoGrounds, type LogoGround, type SocialImage } from '@blazon/contract/console/social-images.ts';

/**
 * The fraction of the image that a drawing fills. Social networks crop profile pictures to a circle, so a mark must
 * fit inside one.
 */
const fractionOfImage = { mark: 0.6, logo: 0.66 } as const;

/**
 * Places one of our drawings in the centre of an image of the given size. Returns undefined if the SVG is not one of
 * our drawings.
 */
export function composeSocialImage(
  svg: string,
  { width, height, part }: Pick<SocialImage, 'width' | 'height' | 'part'>,
  ground: LogoGround,
): string | undefined {
  const head = svg.slice(0, svg.indexOf('>') + 1);
  const viewBox = head.split(' viewBox="')[1]?.split('"')[0];
  if (!head.startsWith('<svg ') || viewBox === undefined || !svg.endsWith('</svg>')) return undefined;
  const fraction = fractionOfImage[part];
  const [boxWidth, boxHeight] = [Math.round(width * fraction), Math.round(height * fraction)];
  const [x, y] = [Math.round((width - boxWidth) / 2), Math.round((height - boxHeight) / 2)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${logoGrounds[ground]}"/>` +
    `<svg x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" viewBox="${viewBox}">` +
    `${svg.slice(head.length, -'</svg>'.length)}</svg></svg>`
  );
}
