import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from './build/messages.ts';
import { typefacesPlugin } from './build/typefaces.ts';

/**
 * Adds a separate file that runs before the first paint, because the content security policy allows no inline script.
 */
function createRunFirstPlugin(): Plugin {
  let fileName = '';
  return {
    name: 'run-first',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const findChunkFiles = (module: string): string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        return chunk ? [chunk.fileName, ...chunk.imports] : [];
      };
      const shell = findChunkFiles('shell/shell.tsx');
      const overview = [...new Set([...shell, ...findChunkFiles('screens/overview/overview.tsx')])];
      const source = readFileSync(join(import.meta.dirname, 'apply-theme.js'), 'utf8');
      const reference = this.emitFile({
        type: 'asset',
        name: 'apply-theme.js',
        source: source
          .replace('OVERVIEW_FILES', JSON.stringify(overview))
          .replace('SHELL_FILES', JSON.stringify(shell))
          .replace('MAIN_FILE', JSON.stringify(chunks.find(({ isEntry }) => isEntry)?.fileName)),
      });
      fileName = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // apply-theme.js starts the main script, which is only loaded here.
        html: html.replace(
          /<script type="module" crossorigin src=("[^"]+")><\/script>/,
          '<link rel="modulepreload" crossorigin href=$1>',
        ),
        tags: [{ tag: 'script', injectTo: 'head-prepend', attrs: { src: `/${fileName}` } }],
      }),
    },
  };
}

/** Preloads the first typeface in parallel with the script, instead of after the style sheet was parsed. */
const preloadedFontPattern = /geologica-latin-wght-normal.*\.woff2$/;

const preloadFontPlugin: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFontPattern.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        })),
  },
};

/** Compresses files once here instead of per request. The server sends the variant that the browser accepts. */
const compressAssetsPlugin: Plugin = {
  name: 'compress-twins',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(fileName)) continue;
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.br`,
          source: brotliCompressSync(bytes, quality),
        });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
      }
    },
  },
};

/** The parts that use the library of menus and dialogs, directly or through another part. */
const controlFiles = 'dialog|confirm-dialog|menu|one-time-secret|row-menu|select|tabs|code';
const messageFiles = 'messages[\\\\/]([\\w-]+\\.ts|en[\\\\/](api|parts|shell)\\.json)';
const shellFiles = 'shell[\\\\/]text|screens[\\\\/]brands[\\\\/]brand-title';
const partFiles = `dashboard[\\\\/](api|${shellFiles}|${messageFiles}|parts[\\\\/](?!(${controlFiles})\\.tsx))`;
/**
 * Combines shared code into few files: one file per icon or small part would cost more in requests than in bytes. The
 * library of menus and dialogs is separate, so that neither sign-in nor the overview loads it.
 */
const sharedFiles = [
  {
    name: 'core',
    priority: 3,
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|icu-minify)[\\/]/,
  },
  {
    name: 'parts',
    priority: 2,
    test: new RegExp(`node_modules[\\\\/]lucide-react[\\\\/]|${partFiles}`),
    minShareCount: 2,
  },
  {
    name: 'controls',
    priority: 1,
    test: new RegExp(`@base-ui|@floating-ui|dashboard[\\\\/]parts[\\\\/](${controlFiles})\\.tsx`),
    minShareCount: 2,
  },
];

/** Most functions in these files run before the first paint. The hint makes Chromium compile them in the background. */
const firstFiles: ReadonlySet<string> = new Set(['core', 'parts', 'index', 'shell', 'overview', 'sign-in']);
const compileEarlyHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Fails the build if the first load contains the library of menus and dialogs. A group also contains what its files
 * import, so a single import could move the library into the first load.
 */
const guardFirstLoadPlugin: Plugin = {
  name: 'guard-first-load',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !/^assets\/(core|parts)-/.test(file.fileName)) continue;
      const heavy = file.moduleIds.find((id) => id.includes('@base-ui'));
      if (heavy !== undefined)
        throw new Error(`${file.fileName} contains ${heavy}: add the part that imports it to controlFiles.`);
    }
  },
};

/** Also builds render-page.tsx, with which the console process renders a page on the server. */
const buildRenderPagePlugin: Plugin = {
  name: 'build-render-page',
  async writeBundle({ dir }) {
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), messagesPlugin, typefacesPlugin],
      // The server's image contains none of the dashboard's packages.
      ssr: { noExternal: true },
      // Without it, the bundle would contain React's development version as well, and choose at run time.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: fileURLToPath(new URL('./render-page.tsx', import.meta.url)),
        outDir: join(dir ?? 'dist', 'render'),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node24',
        assetsInlineLimit: 0,
      },
    });
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    buildRenderPagePlugin,
    createRunFirstPlugin(),
    preloadFontPlugin,
    guardFirstLoadPlugin,
    compressAssetsPlugin,
    messagesPlugin,
    typefacesPlugin,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy requires this: no inline scripts and no data: URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: sharedFiles,
        },
        postBanner: ({ name }) => (firstFiles.has(name) ? compileEarlyHint : ''),
      },
    },
  },
});
