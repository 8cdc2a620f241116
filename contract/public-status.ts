import { type Static, Type } from 'typebox';

const componentStateSchema = Type.Enum(['operational', 'outage']);

/**
 * The state of the service, for status pages and uptime monitors. It contains no names, no numbers and nothing about
 * any workspace.
 */
export const ServiceStatus = Type.Object(
  {
    status: Type.Enum(['operational', 'degraded', 'outage'], {
      description:
        '`outage`: requests cannot be served. `degraded`: requests are served, but another component is in outage.',
    }),
    components: Type.Object({
      api: componentStateSchema,
      generation: componentStateSchema,
      webhooks: componentStateSchema,
    }),
    checked_at: Type.String({ description: 'When this was checked; at most about ten seconds ago.' }),
  },
  { $id: 'ServiceStatus', description: 'The status of the service.' },
);

const checked_at = '2026-11-17T12:00:00.000Z';

export const statusExamples = {
  operational: {
    status: 'operational',
    components: { api: 'operational', generation: 'operational', webhooks: 'operational' },
    checked_at,
  },
  outage: {
    status: 'outage',
    components: { api: 'outage', generation: 'operational', webhooks: 'operational' },
    checked_at,
  },
} as const satisfies Record<string, Static<typeof ServiceStatus>>;
