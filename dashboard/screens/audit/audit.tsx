import type { ConsoleAuditEntry } from '@blazon/contract/console/audit.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useAudit, useAuditFile } from '../../api/use-audit.ts';
import { usePlace } from '../../api/use-me.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, buttonClasses } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { LogTime } from '../../parts/log-time.tsx';
import { Page } from '../../parts/page.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { EntryDialog } from './entry-dialog.tsx';

const route = getRouteApi('/w/$workspace/settings/audit');

export function AuditScreen() {
  const { isAtLeast } = usePlace();
  if (!isAtLeast('admin'))
    return (
      <Page title="Audit log">
        <Empty icon={ScrollText} title="The audit log is for admins and owners">
          Ask one of them to look something up, or to change your role.
        </Empty>
      </Page>
    );
  return <Log />;
}

function Log() {
  const search = route.useSearch();
  const [now] = useState(() => Date.now() / 1000);
  const query = {
    actor: search.who,
    action: search.about,
    subject: search.subject,
    from: startOfSpan(search.within, now),
  };
  const list = useAudit(query);
  const [open, setOpen] = useState<ConsoleAuditEntry>();
  return (
    <Page
      title="Audit log"
      description="Who changed what in this workspace, in both environments. A file holds the newest 10,000 entries of the filters."
      actions={<ExportLink href={useAuditFile(query)} />}
    >
      <div className="flex flex-col gap-5">
        <AuditFilterBar search={search} />
        <SearchedTable
          list={list}
          label="Audit log"
          loading="Loading the audit log"
          noun={['entry', 'entries']}
          columns={columnsOf(setOpen)}
          empty={
            <Empty icon={ScrollText} title="No entry matches">
              Take a filter away, or look further back.
            </Empty>
          }
        />
      </div>
      {open && <EntryDialog entry={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function columnsOf(onOpen: (entry: ConsoleAuditEntry) => void): readonly Column<ConsoleAuditEntry>[] {
  return [
    {
      key: 'what',
      header: 'What',
      grows: true,
      cell: (entry) => (
        <span className="block py-3 whitespace-normal [overflow-wrap:anywhere]">{entry.sentence}</span>
      ),
    },
    {
      key: 'where',
      header: 'Where',
      cell: ({ environment }) => <EnvironmentWord environment={environment} />,
    },
    { key: 'when', header: 'When', align: 'end', cell: (entry) => <LogTime at={entry.created_at} /> },
    {
      key: 'details',
      header: 'Details',
      hideHeader: true,
      align: 'end',
      cell: (entry) => (
        <Button
          size="small"
          variant="quiet"
          className="max-sm:-ml-2.5"
          aria-label={`Details: ${entry.sentence}`}
          onClick={() => onOpen(entry)}
        >
          Details
        </Button>
      ),
    },
  ];
}

function EnvironmentWord({ environment }: { readonly environment: ConsoleAuditEntry['environment'] }) {
  if (environment === null) return 'Workspace';
  return environment === 'sandbox' ? <Badge tone="sandbox">Sandbox</Badge> : <Badge>Live</Badge>;
}

/** The console sends it as a download; a plain link keeps it out of the page's memory. */
function ExportLink({ href }: { readonly href: string }) {
  return (
    <a href={href} download className={buttonClasses('secondary')}>
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export as CSV
    </a>
  );
}
