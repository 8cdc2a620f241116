import { useNavigate } from '@tanstack/react-router';
import { useActiveKeys } from '../../api/use-keys.ts';
import { useRequestFilters } from '../../api/use-requests.ts';
import { Filters } from '../../parts/filters.tsx';
import type { ChosenFilter, FilterSummary } from '../../parts/no-match.tsx';
import { Select } from '../../parts/select.tsx';
import { describeSpan, spanOptions } from '../../parts/spans.ts';
import { readRequestSearch, type RequestSearch, type RequestStatus } from './request-search.ts';
import { t } from './text.ts';

const statusOptions: readonly { readonly value: RequestStatus | 'all'; readonly label: string }[] = [
  { value: 'all', label: t('requestFilterBar.anyAnswer') },
  { value: '2xx', label: t('requestFilterBar.succeeded') },
  { value: 'failed', label: t('requestFilterBar.failed') },
  { value: '4xx', label: t('requestFilterBar.refused4xx') },
  { value: '5xx', label: t('requestFilterBar.failedOnOurSide5xx') },
];

/** All filters, which are stored in the URL. */
export function RequestFilterBar({ search }: { readonly search: RequestSearch }) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/requests' });
  const filters = useRequestFilters();
  const change = (next: RequestSearch) => void navigate({ search: next, replace: true });
  const keys = useKeyOptions(search.key);
  const set = (name: keyof RequestSearch) => (value: string) => {
    const { [name]: _before, ...rest } = search;
    change(value === 'all' ? rest : readRequestSearch({ ...rest, [name]: value }));
  };
  const codes = addChosenOption(t('requestFilterBar.anyError'), filters.data?.codes ?? [], search.code);
  const operations = addChosenOption(
    t('requestFilterBar.anyPath'),
    filters.data?.operations ?? [],
    search.operation,
  );
  const { status = 'all', code = 'all', operation = 'all', key = 'all', within = 'all' } = search;
  return (
    <Filters
      count={Object.keys(search).length}
      clearLabel={t('requestFilterBar.clearFilters')}
      onClear={() => change({})}
    >
      <Select
        label={t('requestFilterBar.answer')}
        hideLabel
        value={status}
        options={statusOptions}
        onChange={set('status')}
      />
      <Select
        label={t('requestFilterBar.error')}
        hideLabel
        value={code}
        options={codes}
        onChange={set('code')}
      />
      <Select
        label={t('requestFilterBar.path')}
        hideLabel
        value={operation}
        options={operations}
        onChange={set('operation')}
      />
      <Select label={t('requestFilterBar.key')} hideLabel value={key} options={keys} onChange={set('key')} />
      <Select
        label={t('requestFilterBar.time')}
        hideLabel
        value={within}
        options={spanOptions()}
        onChange={set('within')}
      />
    </Filters>
  );
}

/** The active keys, and the chosen one even if it is revoked. */
function useKeyOptions(chosen: string | undefined) {
  const activeKeys = (useActiveKeys().data?.data ?? []).map(({ id, label, last_four: lastFour }) => ({
    value: id,
    label: `${label} (…${lastFour})`,
  }));
  const isOther = chosen !== undefined && !activeKeys.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: t('requestFilterBar.aRevokedKey') }] : [];
  return [{ value: 'all', label: t('requestFilterBar.anyKey') }, ...activeKeys, ...other];
}

/** Names the chosen filters, for the case that nothing matches. */
export function useRequestFilterSummary(search: RequestSearch): FilterSummary {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/requests' });
  const keys = useKeyOptions(search.key);
  const { status, code, operation, key, within } = search;
  const chosen: ChosenFilter[] = [];
  if (status) chosen.push([t('requestFilterBar.answer'), findLabel(statusOptions, status)]);
  if (code) chosen.push([t('requestFilterBar.error'), code]);
  if (operation) chosen.push([t('requestFilterBar.path'), operation]);
  if (key) chosen.push([t('requestFilterBar.key'), findLabel(keys, key)]);
  if (within) chosen.push([t('requestFilterBar.time'), describeSpan(within)]);
  return {
    chosen,
    clearLabel: t('requestFilterBar.clearFilters'),
    onClear: () => void navigate({ search: {}, replace: true }),
  };
}

function findLabel(
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string,
): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}

/** Adds the chosen value, which may come from the URL and not be among the options. */
function addChosenOption(all: string, offered: readonly string[], chosen: string | undefined) {
  const values = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: value }))];
}
