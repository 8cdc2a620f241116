import type { Member } from '@blazon/contract/console/people.ts';
import { useNavigate } from '@tanstack/react-router';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useMembers } from '../../api/use-people.ts';
import { Filters } from '../../parts/filters.tsx';
import type { ChosenFilter, FilterSummary } from '../../parts/no-match.tsx';
import { Select } from '../../parts/select.tsx';
import { describeSpan, readSpan, spanOptions } from '../../parts/spans.ts';
import type { AuditSearch } from './audit-search.ts';
import { t } from './text.ts';

/** The action prefixes that the filter offers. */
const subjectOptions = [
  { value: 'all', label: t('auditFilterBar.anything') },
  { value: 'api_key', label: t('auditFilterBar.apiKeys') },
  { value: 'webhook', label: t('auditFilterBar.webhooks') },
  { value: 'event', label: t('auditFilterBar.eventsSentAgain') },
  { value: 'deliveries', label: t('auditFilterBar.recoveries') },
  { value: 'project', label: t('auditFilterBar.projects') },
  { value: 'brand', label: t('auditFilterBar.brands') },
  { value: 'export', label: t('auditFilterBar.exports') },
  { value: 'member', label: t('auditFilterBar.members') },
  { value: 'invitation', label: t('auditFilterBar.invitations') },
  { value: 'workspace', label: t('auditFilterBar.workspaceAndPlan') },
  { value: 'billing', label: t('auditFilterBar.visitsToThePaymentProvider') },
] as const;

/** The actors in the log that are not people. */
const serviceOptions = [
  { value: 'github-secret-scanning', label: t('auditFilterBar.gitHubSecretScanning') },
  { value: 'billing', label: t('auditFilterBar.thePaymentProvider') },
];

export function AuditFilterBar({ search }: { readonly search: AuditSearch }) {
  const { workspacePath } = useWorkspaceContext();
  const navigate = useNavigate({ from: '/w/$workspace/settings/audit' });
  const change = (next: AuditSearch) => void navigate({ search: next, replace: true });
  const set = (name: 'about' | 'who') => (value: string) => {
    const { [name]: _before, ...rest } = search;
    change(value === 'all' ? rest : { ...rest, [name]: value });
  };
  return (
    <Filters
      count={Object.keys(search).length}
      clearLabel={t('auditFilterBar.clearFilters')}
      onClear={() => change({})}
    >
      <Select
        label={t('auditFilterBar.about')}
        hideLabel
        value={search.about ?? 'all'}
        options={addChosenOption(subjectOptions, search.about)}
        onChange={set('about')}
      />
      <Select
        label={t('auditFilterBar.who')}
        hideLabel
        value={search.who ?? 'all'}
        options={addChosenOption(createPeopleOptions(useMembers(workspacePath).data?.data), search.who)}
        onChange={set('who')}
      />
      <Select
        label={t('auditFilterBar.time')}
        hideLabel
        value={search.within ?? 'all'}
        options={spanOptions()}
        onChange={(value) => {
          const { within: _before, ...rest } = search;
          const within = readSpan(value);
          change(within ? { ...rest, within } : rest);
        }}
      />
    </Filters>
  );
}

/** Names the chosen filters, for the case that nothing matches. */
export function useAuditFilterSummary(search: AuditSearch): FilterSummary {
  const navigate = useNavigate({ from: '/w/$workspace/settings/audit' });
  const { workspacePath } = useWorkspaceContext();
  const people = createPeopleOptions(useMembers(workspacePath).data?.data);
  const { about, who, subject, within } = search;
  const chosen: ChosenFilter[] = [];
  if (about) chosen.push([t('auditFilterBar.about'), findLabel(subjectOptions, about)]);
  if (who) chosen.push([t('auditFilterBar.who'), findLabel(people, who)]);
  if (subject) chosen.push([t('auditFilterBar.subject'), subject]);
  if (within) chosen.push([t('auditFilterBar.time'), describeSpan(within)]);
  return {
    chosen,
    clearLabel: t('auditFilterBar.clearFilters'),
    onClear: () => void navigate({ search: {}, replace: true }),
  };
}

function findLabel(options: readonly Option[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function createPeopleOptions(members: readonly Member[] | undefined): readonly Option[] {
  const people = (members ?? []).map(({ person_id: value, name, email }) => ({
    value,
    label: name || email,
  }));
  return [{ value: 'all', label: t('auditFilterBar.anybody') }, ...people, ...serviceOptions];
}

/** Adds the chosen value, which may come from the URL and not be among the options. */
function addChosenOption(options: readonly Option[], chosen: string | undefined): readonly Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
