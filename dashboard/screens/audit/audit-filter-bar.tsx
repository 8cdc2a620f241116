import type { Member } from '@blazon/contract/console/people.ts';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { usePlace } from '../../api/use-me.ts';
import { useMembers } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/select.tsx';
import { readSpan, spanOptions } from '../../parts/spans.ts';
import type { AuditSearch } from './audit-search.ts';

/** The prefixes of actions. */
const abouts = [
  { value: 'all', label: 'Anything' },
  { value: 'api_key', label: 'API keys' },
  { value: 'webhook', label: 'Webhooks' },
  { value: 'event', label: 'Events sent again' },
  { value: 'deliveries', label: 'Recoveries' },
  { value: 'project', label: 'Projects' },
  { value: 'brand', label: 'Brands' },
  { value: 'export', label: 'Exports' },
  { value: 'member', label: 'Members' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'workspace', label: 'Workspace and plan' },
  { value: 'billing', label: 'Visits to the payment provider' },
] as const;

/** Actors in the log that are not people. */
const services = [
  { value: 'github-secret-scanning', label: 'GitHub secret scanning' },
  { value: 'billing', label: 'The payment provider' },
];

export function AuditFilterBar({ search }: { readonly search: AuditSearch }) {
  const { workspacePath } = usePlace();
  const navigate = useNavigate({ from: '/w/$workspace/settings/audit' });
  const change = (next: AuditSearch) => void navigate({ search: next, replace: true });
  const set = (name: 'about' | 'who') => (value: string) => {
    const { [name]: _before, ...rest } = search;
    change(value === 'all' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap [&>*]:lg:w-52">
      <Select
        label="About"
        hideLabel
        value={search.about ?? 'all'}
        options={withChosen(abouts, search.about)}
        onChange={set('about')}
      />
      <Select
        label="Who"
        hideLabel
        value={search.who ?? 'all'}
        options={withChosen(peopleOptions(useMembers(workspacePath).data?.data), search.who)}
        onChange={set('who')}
      />
      <Select
        label="Time"
        hideLabel
        value={search.within ?? 'all'}
        options={spanOptions}
        onChange={(value) => {
          const { within: _before, ...rest } = search;
          const within = readSpan(value);
          change(within ? { ...rest, within } : rest);
        }}
      />
      {Object.keys(search).length > 0 && (
        <Button variant="quiet" icon={X} onClick={() => change({})} className="justify-self-start lg:!w-auto">
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function peopleOptions(members: readonly Member[] | undefined): readonly Option[] {
  const people = (members ?? []).map(({ person_id: value, name, email }) => ({
    value,
    label: name || email,
  }));
  return [{ value: 'all', label: 'Anybody' }, ...people, ...services];
}

/** A value from the URL may be one that is not offered. */
function withChosen(options: readonly Option[], chosen: string | undefined): readonly Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
