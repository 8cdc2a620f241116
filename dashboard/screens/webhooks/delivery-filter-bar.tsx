import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProjects } from '../../api/use-projects.ts';
import { useEndpoints } from '../../api/use-webhooks.ts';
import { Filters } from '../../parts/filters.tsx';
import type { ChosenFilter, FilterSummary } from '../../parts/no-match.tsx';
import { Select } from '../../parts/select.tsx';
import { describeSpan, readSpan, spanOptions } from '../../parts/spans.ts';
import { parseHost, stateLabels } from './delivery-words.tsx';
import { HostFilter } from './host-filter.tsx';
import {
  deliveryStates,
  deliveryTypes,
  type DeliveryTypeName,
  omitPlace,
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

interface DeliveryFilterBarProps {
  readonly search: WebhookSearch;
  readonly phoneAction?: ReactNode;
}

/** All filters, which are stored in the URL. On the page of an endpoint, it offers neither hosts nor endpoints. */
export function DeliveryFilterBar({ search, phoneAction }: DeliveryFilterBarProps) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  const endpoints = useEndpoints();
  /** Replaces one filter; undefined removes it. */
  const set = (next: { readonly [Name in keyof WebhookSearch]?: WebhookSearch[Name] | undefined }) => {
    // An id cannot be combined with other filters, so choosing another filter clears it.
    const { id: _id, tab: _tab, ...others } = search;
    void navigate({ search: readWebhookSearch({ ...others, ...next }), replace: true });
  };
  return (
    <Filters
      count={Object.keys(omitPlace(search)).length}
      clearLabel={describeClearing(search)}
      onClear={useClearDeliveryFilters(search)}
      phoneAction={phoneAction}
    >
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
      {search.endpoint === undefined && (
        <>
          <HostFilter
            key={search.host ?? ''}
            host={search.host ?? ''}
            offered={[...new Set((endpoints.data?.data ?? []).map(({ url }) => parseHost(url)))]}
            onChange={(host) => set({ host: host === '' ? undefined : host })}
          />
          <EndpointFilter
            endpoints={endpoints.data?.data ?? []}
            onChange={(endpoint) => set({ endpoint, host: undefined })}
          />
        </>
      )}
      <ProjectFilter project={search.project} onChange={(project) => set({ project })} />
      <Select
        label={t('deliveryFilterBar.time')}
        hideLabel
        value={search.within ?? allValue}
        options={spanOptions()}
        onChange={(value) => set({ within: readSpan(value) })}
      />
    </Filters>
  );
}

/** An id shows only one event, so clearing it is described differently. */
function describeClearing({ id }: WebhookSearch): string {
  return t(id === undefined ? 'deliveryFilterBar.clearFilters' : 'deliveryFilterBar.showAllEvents');
}

/** Returns a function that clears the filters and stays on the page of the endpoint. */
function useClearDeliveryFilters({ endpoint }: WebhookSearch): () => void {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  return () => void navigate({ search: endpoint === undefined ? {} : { endpoint }, replace: true });
}

/** Names the chosen filters, for the case that nothing matches. */
export function useDeliveryFilterSummary(search: WebhookSearch): FilterSummary {
  const onClear = useClearDeliveryFilters(search);
  const projects = useProjects().data ?? [];
  const { state, type, host, project, within, id } = search;
  const chosen: ChosenFilter[] = [];
  if (id) chosen.push([t('findDelivery.eventOrJobId'), id]);
  if (state) chosen.push([t('deliveryFilterBar.state'), stateLabels[state]]);
  if (type) chosen.push([t('deliveryFilterBar.type'), typeLabels[type]]);
  if (host) chosen.push([t('hostFilter.receiver'), host]);
  if (project)
    chosen.push([
      t('deliveryFilterBar.project'),
      projects.find((known) => known.id === project)?.name ?? project,
    ]);
  if (within) chosen.push([t('deliveryFilterBar.time'), describeSpan(within)]);
  return { chosen, clearLabel: describeClearing(search), onClear };
}

interface EndpointFilterProps {
  readonly endpoints: readonly ConsoleEndpoint[];
  readonly onChange: (endpoint: string) => void;
}

/**
 * Opens the copies and test events of one endpoint. All other events go to whichever endpoint is the default at the
 * time, so the default endpoint is not offered. Hidden if there is no other endpoint.
 */
function EndpointFilter({ endpoints, onChange }: EndpointFilterProps) {
  const offered = endpoints.filter(({ is_default: isDefault }) => !isDefault);
  if (offered.length === 0) return null;
  return (
    <Select
      label={t('deliveryFilterBar.endpoint')}
      hideLabel
      value={allValue}
      options={[
        { value: allValue, label: t('deliveryFilterBar.anyEndpoint') },
        ...offered.map(({ id, url }) => ({ value: id, label: url.replace('https://', '') })),
      ]}
      onChange={(value) => value !== allValue && onChange(value)}
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
