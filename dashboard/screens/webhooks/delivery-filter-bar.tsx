import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useProjects } from '../../api/use-projects.ts';
import { useEndpoints } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/select.tsx';
import { readSpan, spanOptions } from '../../parts/spans.ts';
import { hostOf, stateLabels } from './delivery-words.tsx';
import { HostFilter } from './host-filter.tsx';
import {
  deliveryStates,
  deliveryTypes,
  type DeliveryTypeName,
  filtersOf,
  readWebhookSearch,
  type WebhookSearch,
} from './webhook-search.ts';

const typeLabels: Record<DeliveryTypeName, string> = {
  'generation.success': 'generation.success',
  'generation.failed': 'generation.failed',
  test: 'Test events',
};

const all = 'all' as const;

/** All filters, stored in the URL. */
export function DeliveryFilterBar({ search }: { readonly search: WebhookSearch }) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  const endpoints = useEndpoints();
  const filters = filtersOf(search);
  /** Replaces one filter; undefined removes it. */
  const set = (next: { readonly [Name in keyof WebhookSearch]?: WebhookSearch[Name] | undefined }) => {
    // An id overrides the filters: choosing another filter clears it.
    const { id: _id, ...others } = filters;
    void navigate({ search: readWebhookSearch({ ...others, ...next }), replace: true });
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:flex lg:flex-wrap [&>*]:lg:w-44">
      <Select
        label="State"
        value={search.state ?? all}
        options={[
          { value: all, label: 'Any state' },
          ...deliveryStates.map((value) => ({ value, label: stateLabels[value] })),
        ]}
        onChange={(value) => set({ state: value === all ? undefined : value })}
      />
      <Select
        label="Type"
        value={search.type ?? all}
        options={[
          { value: all, label: 'Any type' },
          ...deliveryTypes.map((value) => ({ value, label: typeLabels[value] })),
        ]}
        onChange={(value) => set({ type: value === all ? undefined : value })}
      />
      <HostFilter
        key={search.host ?? ''}
        host={search.host ?? ''}
        offered={[...new Set((endpoints.data?.data ?? []).map(({ url }) => hostOf(url)))]}
        onChange={(host) => set({ host: host === '' ? undefined : host })}
      />
      <EndpointFilter
        endpoint={search.endpoint}
        endpoints={endpoints.data?.data ?? []}
        onChange={(endpoint) => set({ endpoint })}
      />
      <ProjectFilter project={search.project} onChange={(project) => set({ project })} />
      <Select
        label="Time"
        value={search.within ?? all}
        options={spanOptions}
        onChange={(value) => set({ within: readSpan(value) })}
      />
      {Object.keys(filters).length > 0 && (
        <Button
          variant="quiet"
          icon={X}
          onClick={() => void navigate({ search: {}, replace: true })}
          className="justify-self-start lg:!w-auto"
        >
          {search.id === undefined ? 'Clear filters' : 'Show all events'}
        </Button>
      )}
    </div>
  );
}

interface EndpointFilterProps {
  readonly endpoint: string | undefined;
  readonly endpoints: readonly ConsoleEndpoint[];
  readonly onChange: (endpoint: string | undefined) => void;
}

/** Copies and test events belong to an endpoint; other events go to whichever is the default. Shown where there is a choice. */
function EndpointFilter({ endpoint, endpoints, onChange }: EndpointFilterProps) {
  const offered = endpoints.filter(({ id, is_default: isDefault }) => !isDefault || id === endpoint);
  const isKnown = endpoint === undefined || offered.some(({ id }) => id === endpoint);
  if (offered.length === 0 && endpoint === undefined) return null;
  return (
    <Select
      label="Endpoint"
      value={endpoint ?? all}
      options={[
        { value: all, label: 'Any endpoint' },
        ...offered.map(({ id, url }) => ({ value: id, label: url.replace('https://', '') })),
        ...(isKnown ? [] : [{ value: endpoint, label: `…${endpoint.slice(-6)}` }]),
      ]}
      onChange={(value) => onChange(value === all ? undefined : value)}
    />
  );
}

interface ProjectFilterProps {
  readonly project: string | undefined;
  readonly onChange: (project: string | undefined) => void;
}

/** The newest projects; an older one can be given in the URL. */
function ProjectFilter({ project, onChange }: ProjectFilterProps) {
  const projects = useProjects();
  const known = projects.data ?? [];
  const isKnown = project === undefined || known.some(({ id }) => id === project);
  return (
    <Select
      label="Project"
      value={project ?? all}
      options={[
        { value: all, label: 'Any project' },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: project, label: `…${project.slice(-6)}` }]),
      ]}
      onChange={(value) => onChange(value === all ? undefined : value)}
    />
  );
}
