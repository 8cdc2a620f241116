/** Pictures of a brand in the sizes of social networks. */
export const socialImages = [
  { name: 'profile', title: 'Profile picture', width: 800, height: 800, part: 'mark' },
  { name: 'post', title: 'Square post', width: 1080, height: 1080, part: 'logo' },
  { name: 'link-preview', title: 'Link preview', width: 1200, height: 630, part: 'logo' },
  { name: 'header', title: 'Wide header', width: 1500, height: 500, part: 'logo' },
] as const;
export type SocialImage = (typeof socialImages)[number];

/** The background that each version of a logo is made for. */
export const logoGrounds = { light: '#FFFFFF', dark: '#111111' } as const;
export type LogoGround = keyof typeof logoGrounds;
