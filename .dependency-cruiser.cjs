// Which folder may import which, as described in docs/architecture.md. `npm run check -- conventions` enforces it.

const ours = '^(contract|studio|evaluation|server|sdk|cli|dashboard|site|tools)/';
const tests =
  '\\.test\\.ts$|^studio/(test/|.*/test-[^/]+\\.ts$)|^server/(test|proofs|bench)/|^(dashboard|sdk)/(test|bench)/';
const entries = '^server/processes/(api|worker|console|migrate|admin)\\.ts$';

/** Each folder, and which of our code it may import besides itself. */
const folders = {
  contract: [],
  studio: [],
  evaluation: ['^studio/'],
  'server/domain': ['^contract/'],
  'server/store': ['^contract/', '^server/domain/', '^server/integrations/postgres\\.ts$'],
  'server/integrations': ['^contract/', '^server/domain/'],
  'server/workflows': ['^contract/', '^studio/', '^server/(domain|store|integrations)/'],
  'server/http': ['^contract/', '^server/(domain|store|integrations)/'],
  'server/admin': ['^contract/', '^server/(domain|store|integrations)/'],
  'server/config': ['^contract/', '^studio/', '^server/domain/'],
  'server/wiring': ['^contract/', '^studio/', '^server/(config|domain|store|integrations|http|workflows)/'],
  'server/processes': [
    '^contract/',
    '^server/(wiring|config|admin|domain|store|integrations|http|workflows)/',
  ],
  sdk: ['^contract/'],
  cli: ['^contract/', '^sdk/'],
  // The dashboard's build reads the studio's font families, with their file paths and weights.
  dashboard: ['^contract/', '^studio/type/font-(files|families)\\.ts$'],
  site: ['^contract/'],
  tools: ['^contract/', '^studio/', '^server/'],
};

/**
 * The layers of the studio, lowest first. A folder may import itself and the folders on earlier lines, but no other
 * folder on its own line, so imports cannot be circular.
 */
const studioLayers = [
  ['language/geometry'],
  ['language/blazon'],
  ['language/colour', 'language/marks'],
  ['language/svg', 'language/check'],
  ['type', 'library'],
  ['drawing', 'brief'],
  ['record'],
  ['design/ideas', 'design/colour', 'design/type', 'design/critic', 'design/lockup'],
  ['design/meaning', 'design/drawn'],
  ['design/choices'],
  ['design'],
  ['refinement'],
  ['director', 'export'],
];

/** Files directly in `language/` import nothing else from the studio, and any folder may import them. */
const anywhere = '^studio/language/[^/]+\\.ts$';

/** Matches the files of a layer. If some of its subfolders are layers too, only the files directly in it count. */
const within = (layer) =>
  studioLayers.flat().some((other) => other.startsWith(`${layer}/`))
    ? `^studio/${layer}/[^/]+$`
    : `^studio/${layer}/`;

const studioDirections = studioLayers.flatMap((line, rank) =>
  line.map((layer) => {
    const below = studioLayers.slice(0, rank).flat();
    return {
      name: `layers: studio/${layer}`,
      comment: `of the studio, ${layer} may import only: ${[layer, 'language/*.ts', ...below].join(', ')}`,
      severity: 'error',
      from: { path: within(layer), pathNot: tests },
      to: { path: '^studio/', pathNot: [within(layer), anywhere, ...below.map(within)] },
    };
  }),
);

const directions = Object.entries(folders).map(([folder, allowed]) => ({
  name: `directions: ${folder}`,
  comment: `of our code, ${folder} may import only: ${[`${folder} itself`, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: { path: ours, pathNot: [`^${folder}/`, ...allowed] },
}));

const serverFolders = Object.keys(folders)
  .filter((folder) => folder.startsWith('server/'))
  .map((folder) => folder.slice('server/'.length));

module.exports = {
  forbidden: [
    ...directions,
    ...studioDirections,
    {
      name: 'a new folder of the studio needs a layer',
      comment: 'A folder in studio/ without a place in `studioLayers` may import only itself.',
      severity: 'error',
      from: {
        path: '^studio/([^/]+)/',
        pathNot: [tests, anywhere, ...studioLayers.flat().map(within)],
      },
      to: { path: '^studio/', pathNot: '^studio/$1/' },
    },
    {
      name: 'the bottom of the studio',
      comment: 'What any folder may import, imports nothing of the studio itself.',
      severity: 'error',
      from: { path: anywhere, pathNot: tests },
      to: { path: '^studio/', pathNot: anywhere },
    },
    {
      name: 'a new folder needs a direction',
      comment: 'A folder in server/ without a row in `folders` may import only itself and the contract.',
      severity: 'error',
      from: {
        path: `^server/(?!(?:${serverFolders.join('|')}|test|proofs|bench)/)([^/]+)/`,
        pathNot: tests,
      },
      to: { path: ours, pathNot: ['^contract/', '^server/$1/'] },
    },
    {
      name: 'tools stay outside',
      comment: 'The service runs without tools/; tools may import the service.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^tools/'] },
      to: { path: '^tools/' },
    },
    {
      name: 'config is passed in',
      comment:
        'Only processes and wiring import server/config/; everything else gets its settings as arguments.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^server/(config|processes|wiring)/', '^tools/'] },
      to: { path: '^server/config/' },
    },
    {
      name: 'nothing imports an entry',
      comment: 'Loading an entry starts a process.',
      severity: 'error',
      from: { path: ours, pathNot: tests },
      to: { path: entries },
    },
    {
      name: 'nothing imports a test',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^evaluation/'] },
      to: { path: tests },
    },
    {
      name: 'no cycles',
      comment: 'Two files that import each other belong in one file, or need a third.',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
    {
      name: 'domain and studio are pure',
      comment: 'They take time, randomness and data as arguments, and import no Node.js modules.',
      severity: 'error',
      from: {
        path: '^(server/domain|studio)/',
        // `trades.ts` reads the studio's own JSON files when it is loaded, which amounts to importing them.
        pathNot: [tests, '^studio/(local-files|library/trades)\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the studio is handed its files',
      comment:
        'Whoever opens a studio gives it fonts and drawings: studio/local-files.ts stays outside of it.',
      severity: 'error',
      from: { path: '^studio/', pathNot: tests },
      to: { path: '^studio/local-files\\.ts$' },
    },
    {
      name: 'domain uses packages without I/O',
      comment: 'List a package here once you have verified that it uses no network, files or clock.',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: tests },
      to: { path: '^node_modules/', pathNot: '^node_modules/(typebox|ipaddr\\.js)/' },
    },
    {
      name: 'the contract is data',
      comment: 'Only its generator reads or writes files.',
      severity: 'error',
      from: { path: '^contract/', pathNot: [tests, '^contract/write-openapi\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no development packages in the service',
      severity: 'error',
      from: { path: '^(contract|studio|server)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports resolve',
      comment: 'The rules above cannot check an import that does not resolve.',
      severity: 'error',
      from: { path: ours },
      // Vite makes virtual modules while it builds.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // Build output, files that Astro generates, and scripts that a test runs with an installed SDK.
    exclude: {
      path: '^(cli|dashboard|site)/dist/|^site/\\.astro/|^server/test/support/site-blocks/.*\\.mjs$',
    },
    // Include `import type`: a type from another folder is a dependency on that folder.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
    },
  },
};
