import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useActiveKeys } from '../../api/use-keys.ts';
import { useRequestFilters } from '../../api/use-requests.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/select.tsx';
import { spanOptions } from '../../parts/spans.ts';
import { readRequestSearch, type RequestSearch, type RequestStatus } from './request-search.ts';

const statusOptions: readonly { readonly value: RequestStatus | 'all'; readonly label: string }[] = [
  { value: 'all', label: 'Any answer' },
  { value: '2xx', label: 'Succeeded' },
  { value: 'failed', label: 'Failed' },
  { value: '4xx', label: 'Refused (4xx)' },
  { value: '5xx', label: 'Failed on our side (5xx)' },
];

/** All filters, stored in the URL. */
export function RequestFilterBar({ search }: { readonly search: RequestSearch }) {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/requests' });
  const filters = useRequestFilters();
  const change = (next: RequestSearch) => void navigate({ search: next, replace: true });
  const set = (name: keyof RequestSearch) => (value: string) => {
    const { [name]: _before, ...rest } = search;
    change(value === 'all' ? rest : readRequestSearch({ ...rest, [name]: value }));
  };
  const codes = withChosen('Any error', filters.data?.codes ?? [], search.code);
  const operations = withChosen('Any path', filters.data?.operations ?? [], search.operation);
  const { status = 'all', code = 'all', operation = 'all', within = 'all' } = search;
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:flex lg:flex-wrap [&>*]:lg:w-40">
      <Select label="Answer" hideLabel value={status} options={statusOptions} onChange={set('status')} />
      <Select label="Error" hideLabel value={code} options={codes} onChange={set('code')} />
      <Select label="Path" hideLabel value={operation} options={operations} onChange={set('operation')} />
      <KeySelect chosen={search.key} onChange={set('key')} />
      <Select label="Time" hideLabel value={within} options={spanOptions} onChange={set('within')} />
      {Object.keys(search).length > 0 && (
        <Button variant="quiet" icon={X} onClick={() => change({})} className="justify-self-start lg:!w-auto">
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface KeySelectProps {
  readonly chosen: string | undefined;
  readonly onChange: (value: string) => void;
}

function KeySelect({ chosen, onChange }: KeySelectProps) {
  const known = (useActiveKeys().data?.data ?? []).map(({ id, label, last_four: lastFour }) => ({
    value: id,
    label: `${label} (…${lastFour})`,
  }));
  const isOther = chosen !== undefined && !known.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: 'A revoked key' }] : [];
  const options = [{ value: 'all', label: 'Any key' }, ...known, ...other];
  return <Select label="Key" hideLabel value={chosen ?? 'all'} options={options} onChange={onChange} />;
}

/** A value from the URL may be one that is not offered. */
function withChosen(all: string, offered: readonly string[], chosen: string | undefined) {
  const values = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: value }))];
}
