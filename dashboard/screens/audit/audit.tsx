import type { ConsoleAuditEntry } from '@blazon/contract/console/audit.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronRight, Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useAudit, useAuditFileUrl } from '../../api/use-audit.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { buttonClasses, IconButton } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { LogTime } from '../../parts/log-time.tsx';
import { NoMatch } from '../../parts/no-match.tsx';
import { Page } from '../../parts/page.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { AuditFilterBar, useAuditFilterSummary } from './audit-filter-bar.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/settings/audit');

export function AuditScreen() {
  const { workspace, isAtLeast } = useWorkspaceContext();
  if (!isAtLeast('admin'))
    return (
      <Page title={t('audit.title')}>
        <Empty
          icon={ScrollText}
          title={t('audit.theAuditLogIsFor')}
          action={
            <ButtonLink to="/w/$workspace/settings/members" params={{ workspace: workspace.id }}>
              {t('audit.seeMembers')}
            </ButtonLink>
          }
        >
          {t('audit.askOneOfThemTo')}
        </Empty>
      </Page>
    );
  return <AuditLog />;
}

function AuditLog() {
  const search = route.useSearch();
  const [now] = useState(() => Date.now() / 1000);
  const query = {
    actor: search.who,
    action: search.about,
    subject: search.subject,
    from: startOfSpan(search.within, now),
  };
  const list = useAudit(query);
  const filters = useAuditFilterSummary(search);
  const [open, setOpen] = useState<ConsoleAuditEntry>();
  return (
    <Page
      title={t('audit.title')}
      description={t('audit.description')}
      actions={<ExportLink href={useAuditFileUrl(query)} />}
    >
      <div className="flex flex-col gap-5">
        <AuditFilterBar search={search} />
        <SearchedTable
          failureTitle={t('audit.couldNotLoad')}
          list={list}
          label={t('audit.auditLog')}
          loading={t('audit.loadingTheAuditLog')}
          describeRows={(count) => t('rows.entries', { count })}
          columns={createColumns(setOpen)}
          filters={filters}
          // A log is never empty without filters, because creating the workspace is its first entry.
          empty={
            <NoMatch icon={ScrollText} title={t('audit.noMatchingEntries')} {...filters}>
              {search.within && t('audit.chooseALongerPeriod')}
            </NoMatch>
          }
        />
      </div>
      {open && <EntryDialog entry={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function createColumns(onOpen: (entry: ConsoleAuditEntry) => void): readonly Column<ConsoleAuditEntry>[] {
  return [
    {
      key: 'what',
      header: t('audit.what'),
      cell: (entry) => (
        <span className="block whitespace-normal md:py-3 [overflow-wrap:anywhere]">{entry.sentence}</span>
      ),
    },
    {
      key: 'where',
      header: t('audit.where'),
      width: 'small',
      cell: ({ environment }) => <EnvironmentWord environment={environment} />,
    },
    {
      key: 'when',
      header: t('audit.when'),
      width: 'medium',
      align: 'end',
      cell: (entry) => <LogTime at={entry.created_at} />,
    },
    {
      key: 'details',
      header: t('audit.details'),
      isMenu: true,
      cell: (entry) => (
        <IconButton
          icon={ChevronRight}
          label={t('audit.detailsSentence', { sentence: entry.sentence })}
          className="-mr-2"
          onClick={() => onOpen(entry)}
        />
      ),
    },
  ];
}

function EnvironmentWord({ environment }: { readonly environment: ConsoleAuditEntry['environment'] }) {
  if (environment === null) return t('audit.workspace');
  return environment === 'sandbox' ? (
    <Badge tone="sandbox">{t('audit.sandbox')}</Badge>
  ) : (
    <Badge>{t('audit.live')}</Badge>
  );
}

/** A plain link, because the console sends a download that need not pass through the page's memory. */
function ExportLink({ href }: { readonly href: string }) {
  return (
    <a href={href} download className={buttonClasses('secondary')}>
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {t('audit.exportAsCsv')}
    </a>
  );
}
