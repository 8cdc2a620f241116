import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useActiveKeys } from '../../api/use-keys.ts';
import { useRequestFilters } from '../../api/use-requests.ts';
import { Button } from '../../parts/button.tsx';
import { Filters } from '../../parts/filters.tsx';
import { Select } from '../../parts/select.tsx';
import { spanOptions } from '../../parts/spans.ts';
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
  const { status = 'all', code = 'all', operation = 'all', within = 'all' } = search;
  return (
    <Filters count={Object.keys(search).length}>
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
      <KeySelect chosen={search.key} onChange={set('key')} />
      <Select
        label={t('requestFilterBar.time')}
        hideLabel
        value={within}
        options={spanOptions()}
        onChange={set('within')}
      />
      {Object.keys(search).length > 0 && (
        <Button
          variant="quiet"
          icon={X}
          onClick={() => change({})}
          className="justify-self-start lg:!flex-none"
        >
          {t('requestFilterBar.clearFilters')}
        </Button>
      )}
    </Filters>
  );
}

interface KeySelectProps {
  readonly chosen: string | undefined;
  readonly onChange: (value: string) => void;
}

function KeySelect({ chosen, onChange }: KeySelectProps) {
  const activeKeys = (useActiveKeys().data?.data ?? []).map(({ id, label, last_four: lastFour }) => ({
    value: id,
    label: `${label} (…${lastFour})`,
  }));
  const isOther = chosen !== undefined && !activeKeys.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: t('requestFilterBar.aRevokedKey') }] : [];
  const options = [{ value: 'all', label: t('requestFilterBar.anyKey') }, ...activeKeys, ...other];
  return (
    <Select
      label={t('requestFilterBar.key')}
      hideLabel
      value={chosen ?? 'all'}
      options={options}
      onChange={onChange}
    />
  );
}

/** Adds the chosen value, which may come from the URL and not be among the options. */
function addChosenOption(all: string, offered: readonly string[], chosen: string | undefined) {
  const values = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: value }))];
}
