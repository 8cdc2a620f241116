/** The pages in the order in which a newcomer would read them. Generated pages are listed by folder. */
export const sidebar = [
  {
    label: 'Start here',
    items: ['start/quickstart', 'start/concepts', 'start/local-service'],
  },
  {
    label: 'Guides',
    items: [
      'guides/webhooks',
      'guides/verification',
      'guides/api-keys',
      'guides/idempotency',
      'guides/rate-limits',
      'guides/refinement',
      'guides/prompts',
      'guides/sandbox',
      'guides/errors',
      'guides/brand-kit',
      'guides/versions',
    ],
  },
  { label: 'API reference', items: [{ autogenerate: { directory: 'reference' } }] },
  {
    label: 'Error codes',
    collapsed: true,
    items: [{ autogenerate: { directory: 'errors' } }],
  },
  { label: 'Product', items: [{ autogenerate: { directory: 'product' } }] },
  { label: 'Run it yourself', collapsed: true, items: [{ autogenerate: { directory: 'operate' } }] },
  {
    label: 'How it works',
    collapsed: true,
    items: [
      'internals/how-the-studio-draws',
      'internals/architecture',
      'internals/open-points',
      'internals/drawing',
      'internals/drawing-language',
      'internals/library',
      'internals/exports',
      {
        label: 'Decisions',
        collapsed: true,
        items: [{ autogenerate: { directory: 'internals/decisions' } }],
      },
    ],
  },
];
