import type { ConsoleAuditEntry } from '@blazon/contract/console/audit.ts';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Facts } from '../../parts/page.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { t } from './text.ts';

interface EntryDialogProps {
  readonly entry: ConsoleAuditEntry;
  readonly onClose: () => void;
}

/** Shows the complete entry. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('entryDialog.title')}
      description={entry.sentence}
      actions={<Button onClick={onClose}>{t('entryDialog.close')}</Button>}
    >
      <Facts facts={createFacts(entry, onClose)} />
      {Object.keys(entry.details).length > 0 && (
        <CodeBlock label={t('entryDialog.detailsAsRecorded')} code={JSON.stringify(entry.details, null, 2)} />
      )}
    </Dialog>
  );
}

function createFacts(entry: ConsoleAuditEntry, onClose: () => void): (readonly [string, ReactNode])[] {
  const facts: (readonly [string, ReactNode])[] = [
    [t('entryDialog.when'), <ExactTime key="when" at={entry.created_at} />],
    [
      t('entryDialog.action'),
      <code key="action" className="font-mono text-xs">
        {entry.action}
      </code>,
    ],
    [
      t('entryDialog.by'),
      <LinkedId
        key="by"
        id={entry.actor.id}
        label={t('entryDialog.copyWho')}
        environment={entry.environment ?? undefined}
      />,
    ],
    [t('entryDialog.to'), <SubjectFact key="to" entry={entry} onClose={onClose} />],
  ];
  if (entry.request_id !== null)
    facts.push([t('entryDialog.request'), <RequestFact key="request" entry={entry} id={entry.request_id} />]);
  return facts;
}

function SubjectFact({ entry, onClose }: EntryDialogProps) {
  const { workspace } = useWorkspaceContext();
  const { subject } = entry;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <LinkedId id={subject} label={t('entryDialog.copyWhat')} environment={entry.environment ?? undefined} />
      <TextLink
        to="/w/$workspace/settings/audit"
        params={{ workspace: workspace.id }}
        search={{ subject }}
        onClick={onClose}
      >
        {t('entryDialog.allEntriesAboutIt')}
      </TextLink>
    </span>
  );
}

/** Links to the request, unless the dashboard made it: the request log contains only requests to /v1. */
function RequestFact({ entry, id }: { readonly entry: ConsoleAuditEntry; readonly id: string }) {
  const { workspace } = useWorkspaceContext();
  if (entry.actor.kind !== 'key' || entry.environment === null)
    return <CopyableId id={id} label={t('entryDialog.copyRequestId')} />;
  return (
    <TextLink
      to="/w/$workspace/$environment/requests/$request"
      params={{ workspace: workspace.id, environment: entry.environment, request: id }}
    >
      {id}
    </TextLink>
  );
}
