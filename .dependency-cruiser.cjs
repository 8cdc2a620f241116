// Who may import whom, as docs/architecture.md tells it; `npm run check -- house` holds the code to it.

const ours = '^(contract|studio|server|sdk|cli|dashboard|tools)/';
const tests = '\\.test\\.ts$|^server/(test|prove|bench)/|^studio/bench/|^(dashboard|sdk)/(test|bench)/';
const entries = '^server/(api|worker|console|migrate|admin)\\.ts$';

/** Each room, and what of ours it may import besides itself. */
const rooms = {
  contract: [],
  studio: [],
  'server/rules': ['^contract/'],
  'server/store': ['^contract/', '^server/rules/', '^server/outside/postgres\\.ts$'],
  'server/outside': ['^contract/', '^server/rules/'],
  'server/workflows': ['^contract/', '^studio/', '^server/(rules|store|outside)/'],
  'server/http': ['^contract/', '^server/(rules|store|outside)/'],
  'server/admin': ['^contract/', '^server/(rules|store|outside)/'],
  sdk: ['^contract/'],
  cli: ['^contract/', '^sdk/'],
  dashboard: ['^contract/'],
  tools: ['^contract/', '^studio/', '^server/'],
};

const directions = Object.entries(rooms).map(([room, allowed]) => ({
  name: `directions: ${room}`,
  comment: `${room} may import of ours: ${[`${room} itself`, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: tests },
  to: { path: ours, pathNot: [`^${room}/`, ...allowed] },
}));

const knownRoomsOfServer = Object.keys(rooms)
  .filter((room) => room.startsWith('server/'))
  .map((room) => room.slice('server/'.length));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'a new room needs a direction',
      comment: 'A folder of server/ that has no row in `rooms` may import only itself and the contract.',
      severity: 'error',
      from: {
        path: `^server/(?!(?:${knownRoomsOfServer.join('|')}|test|prove|bench)/)([^/]+)/`,
        pathNot: tests,
      },
      to: { path: ours, pathNot: ['^contract/', '^server/$1/'] },
    },
    {
      name: 'tools stay outside',
      comment: 'The service runs without tools/; tools may look at the service.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^tools/'] },
      to: { path: '^tools/' },
    },
    {
      name: 'config is handed in',
      comment: 'Only the entries and the wiring import config.ts; everyone else is given what they need.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: [tests, entries, '^server/(wiring|wire-[a-z-]+|run-worker)\\.ts$', '^tools/'],
      },
      to: { path: '^server/config\\.ts$' },
    },
    {
      name: 'nothing imports an entry',
      comment: 'An entry starts a process when it is loaded.',
      severity: 'error',
      from: { path: ours, pathNot: tests },
      to: { path: entries },
    },
    {
      name: 'nothing imports a test',
      severity: 'error',
      from: { path: ours, pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
    {
      name: 'rules and studio are pure',
      comment: 'Decisions take time, chance and data as arguments, and need no module of Node.',
      severity: 'error',
      from: { path: '^(server/rules|studio)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules use packages without I/O',
      comment: 'Add a package here once it is known to touch neither network, files nor clock.',
      severity: 'error',
      from: { path: '^server/rules/', pathNot: tests },
      to: { path: '^node_modules/', pathNot: '^node_modules/(typebox|ipaddr\\.js)/' },
    },
    {
      name: 'the contract is data',
      comment: 'Only its generator touches files.',
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
      comment: 'An import that is not found is an import that no rule above can judge.',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(cli|dashboard)/dist/' },
    // Also `import type`: a type from the wrong room is a dependency on that room.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
    },
  },
};
