import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { compressFiles } from './src/compress-files.ts';
import { keepNamesWhole } from './src/keep-names-whole.ts';
import { sharePictures } from './src/share-pictures.ts';
import { sidebar } from './src/sidebar.ts';

/** The service serves the site at /docs/, so every URL starts there. */
export default defineConfig({
  base: '/docs',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Blazon',
      description: 'A sentence in, a brand identity out.',
      logo: {
        light: '../docs/pictures/blazon-logo.svg',
        dark: '../docs/pictures/blazon-logo-dark.svg',
        // The logo needs no alternative text, because screen readers still get the title.
        alt: '',
        replacesTitle: true,
      },
      favicon: '/favicon.svg',
      locales: { root: { label: 'English', lang: 'en-GB' } },
      // The dashboard's typefaces, so that both look like one product.
      customCss: ['../dashboard/styles/faces.css', './src/styles/theme.css'],
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        defaultProps: {
          overridesByLang: {
            'bash,sh,json,http,text,plaintext': { frame: 'none' },
            // Data is wrapped, so that long addresses stay visible.
            'json,http': { wrap: true },
          },
        },
        styleOverrides: {
          borderRadius: '6px',
          codeFontSize: '0.84rem',
          codeBackground: ({ theme }) => (theme.type === 'dark' ? '#1a1922' : '#f7f7f9'),
          borderColor: 'var(--sl-color-hairline)',
          frames: { shadowColor: 'transparent', editorTabBarBackground: 'transparent' },
        },
      },
      head: [
        { tag: 'script', content: readFileSync(new URL('./src/scrolling.js', import.meta.url), 'utf8') },
      ],
      sidebar,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    }),
    sharePictures(),
    keepNamesWhole(),
    compressFiles(),
  ],
});
