import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useProjects } from '../../api/use-projects.ts';
import { useEndpoints } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Filters } from '../../parts/filters.tsx';
import { Select } from '../../parts/select.tsx';
import { readSpan, spanOptions } from '../../parts/spans.ts';
import { parseHost, stateLabels } from './delivery-words.tsx';
import { HostFilter } from './host-filter.tsx';
import {
  deliveryStates,
  deliveryTypes,
  type DeliveryTypeName,
  omitTab,
  readWebhookSearch,
  type WebhookSearch,
} from './webhook-search.ts';
import { t } from './text.ts';

const typeLabels: Record<DeliveryTypeName, string> = {
  'generation.success': 'generation.success',
  'generation.failed': 'generation.failed',
  test: t('deliveryFilterBar.testEvents'),
};

const allValue = 'all' as const;

/** All filters, which are stored in the URL. */
export function DeliveryFilterBar({ search }: { readonly search: WebhookSearch }) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  const endpoints = useEndpoints();
  const filters = omitTab(search);
  /** Replaces one filter; undefined removes it. */
  const set = (next: { readonly [Name in keyof WebhookSearch]?: WebhookSearch[Name] | undefined }) => {
    // An id cannot be combined with other filters, so choosing another filter clears it.
    const { id: _id, ...others } = filters;
    void navigate({ search: readWebhookSearch({ ...others, ...next }), replace: true });
  };
  return (
    <Filters count={Object.keys(filters).length}>
      <Select
        label={t('deliveryFilterBar.state')}
        hideLabel
        value={search.state ?? allValue}
        options={[
          { value: allValue, label: t('deliveryFilterBar.anyState') },
          ...deliveryStates.map((value) => ({ value, label: stateLabels[value] })),
        ]}
        onChange={(value) => set({ state: value === allValue ? undefined : value })}
      />
      <Select
        label={t('deliveryFilterBar.type')}
        hideLabel
        value={search.type ?? allValue}
        options={[
          { value: allValue, label: t('deliveryFilterBar.anyType') },
          ...deliveryTypes.map((value) => ({ value, label: typeLabels[value] })),
        ]}
        onChange={(value) => set({ type: value === allValue ? undefined : value })}
      />
      <HostFilter
        key={search.host ?? ''}
        host={search.host ?? ''}
        offered={[...new Set((endpoints.data?.data ?? []).map(({ url }) => parseHost(url)))]}
        onChange={(host) => set({ host: host === '' ? undefined : host })}
      />
      <EndpointFilter
        endpoint={search.endpoint}
        endpoints={endpoints.data?.data ?? []}
        onChange={(endpoint) => set({ endpoint })}
      />
      <ProjectFilter project={search.project} onChange={(project) => set({ project })} />
      <Select
        label={t('deliveryFilterBar.time')}
        hideLabel
        value={search.within ?? allValue}
        options={spanOptions()}
        onChange={(value) => set({ within: readSpan(value) })}
      />
      {Object.keys(filters).length > 0 && (
        <ClearButton
          isFilteredById={search.id !== undefined}
          onClear={() => void navigate({ search: {}, replace: true })}
        />
      )}
    </Filters>
  );
}

interface ClearButtonProps {
  /** Whether the list is filtered by an id, so that it shows only one event. */
  readonly isFilteredById: boolean;
  readonly onClear: () => void;
}

function ClearButton({ isFilteredById, onClear }: ClearButtonProps) {
  return (
    <Button variant="quiet" icon={X} onClick={onClear} className="justify-self-start lg:!flex-none">
      {t(isFilteredById ? 'deliveryFilterBar.showAllEvents' : 'deliveryFilterBar.clearFilters')}
    </Button>
  );
}

interface EndpointFilterProps {
  readonly endpoint: string | undefined;
  readonly endpoints: readonly ConsoleEndpoint[];
  readonly onChange: (endpoint: string | undefined) => void;
}

/**
 * Limits the list to the copies and test events of one endpoint. All other events go to whichever endpoint is the
 * default at the time, so the default endpoint is not offered. Hidden if there is no other endpoint.
 */
function EndpointFilter({ endpoint, endpoints, onChange }: EndpointFilterProps) {
  const offered = endpoints.filter(({ id, is_default: isDefault }) => !isDefault || id === endpoint);
  const isKnown = endpoint === undefined || offered.some(({ id }) => id === endpoint);
  if (offered.length === 0 && endpoint === undefined) return null;
  return (
    <Select
      label={t('deliveryFilterBar.endpoint')}
      hideLabel
      value={endpoint ?? allValue}
      options={[
        { value: allValue, label: t('deliveryFilterBar.anyEndpoint') },
        ...offered.map(({ id, url }) => ({ value: id, label: url.replace('https://', '') })),
        ...(isKnown ? [] : [{ value: endpoint, label: `…${endpoint.slice(-6)}` }]),
      ]}
      onChange={(value) => onChange(value === allValue ? undefined : value)}
    />
  );
}

interface ProjectFilterProps {
  readonly project: string | undefined;
  readonly onChange: (project: string | undefined) => void;
}

/** Offers the newest projects. An older one can be given in the URL. */
function ProjectFilter({ project, onChange }: ProjectFilterProps) {
  const projects = useProjects();
  const known = projects.data ?? [];
  const isKnown = project === undefined || known.some(({ id }) => id === project);
  return (
    <Select
      label={t('deliveryFilterBar.project')}
      hideLabel
      value={project ?? allValue}
      options={[
        { value: allValue, label: t('deliveryFilterBar.anyProject') },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: project, label: `…${project.slice(-6)}` }]),
      ]}
      onChange={(value) => onChange(value === allValue ? undefined : value)}
    />
  );
}
