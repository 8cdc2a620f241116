import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Compiles the catalogues, so that the browser needs no parser for ICU MessageFormat. */
export const messagesPlugin: Plugin = {
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]dashboard[\\/]messages[\\/][^\\/]+[\\/][^\\/]+\.json$/ },
    handler(source) {
      const catalogue: Readonly<Record<string, string>> = JSON.parse(source);
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compile(text)] as const);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  },
};
