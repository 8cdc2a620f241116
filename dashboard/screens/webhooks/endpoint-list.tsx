import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useEndpoints, useSecretState } from '../../api/use-webhooks.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ChooseEventsDialog } from './choose-events-dialog.tsx';
import { EndpointActions, type EndpointDialogState, EndpointRemedy } from './endpoint-actions.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointHealth } from './endpoint-health.tsx';
import { EndpointSecretDialog } from './endpoint-secret-dialog.tsx';
import { describeEvents } from './event-choice.tsx';
import { RemoveEndpointDialog } from './remove-endpoint-dialog.tsx';
import { formatCode } from './secret-facts.tsx';
import { TestDialog } from './test-dialog.tsx';
import { rich, t } from './text.ts';

/** The dialog that is open, if any. */
type OpenEndpointDialog = 'add' | EndpointDialogState | undefined;

export function EndpointList() {
  const { environment, isAtLeast } = useWorkspaceContext();
  const [open, setOpen] = useState<OpenEndpointDialog>();
  const endpoints = useEndpoints();
  const mayManage = isAtLeast('developer');
  const columns = createColumns(mayManage ? setOpen : undefined);
  const isFull = endpoints.data !== undefined && endpoints.data.data.length >= endpoints.data.most;
  const add = mayManage && (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setOpen('add')}>
      {t('endpointList.addEndpoint')}
    </Button>
  );
  const isEmpty = endpoints.data?.data.length === 0;
  return (
    <Section
      title={t('endpointList.title')}
      description={isEmpty ? undefined : rich('endpointList.description', { environment, code: formatCode })}
      actions={endpoints.data !== undefined && !isEmpty && add}
    >
      <Loaded
        query={endpoints}
        failureTitle={t('endpointList.couldNotLoad')}
        skeleton={<TableSkeleton rows={2} label={t('endpointList.loadingTheEndpoints')} columns={columns} />}
      >
        {({ data, most }) =>
          data.length === 0 ? (
            <Empty icon={Webhook} title={t('endpointList.noEndpointYet')} action={add}>
              {mayManage
                ? t('endpointList.addYourServersHttpsUrl')
                : t('endpointList.yourRoleCantAddEndpoints')}
            </Empty>
          ) : (
            <>
              {!data.some((endpoint) => endpoint.is_default) && (
                <Notice tone="warning">{t('endpointList.noEndpointIsTheDefault')}</Notice>
              )}
              <Table
                label={t('endpointList.endpoints')}
                columns={columns}
                rows={data}
                rowKey={({ id }) => id}
              />
              {isFull && <p className="text-xs text-faint">{t('endpointList.youCanHaveAtMost', { most })}</p>}
            </>
          )
        }
      </Loaded>
      <CurrentDialog
        open={open}
        onClose={() => setOpen(undefined)}
        onTest={(endpoint) => setOpen({ kind: 'test', endpoint })}
      />
    </Section>
  );
}

interface OpenDialogProps {
  readonly open: OpenEndpointDialog;
  readonly onClose: () => void;
  readonly onTest: (endpoint: ConsoleEndpoint) => void;
}

function CurrentDialog({ open, onClose: close, onTest }: OpenDialogProps) {
  const { refetch: refetchSecretState } = useSecretState();
  if (open === undefined) return null;
  const onClose = () => {
    close();
    // The first test event creates the secret.
    void refetchSecretState();
  };
  if (open === 'add') return <EndpointDialog endpoint={undefined} onClose={onClose} onTest={onTest} />;
  const { kind, endpoint } = open;
  if (kind === 'change') return <EndpointDialog endpoint={endpoint} onClose={onClose} onTest={onTest} />;
  if (kind === 'events') return <ChooseEventsDialog endpoint={endpoint} onClose={onClose} />;
  if (kind === 'secret') return <EndpointSecretDialog endpoint={endpoint} onClose={onClose} />;
  if (kind === 'remove') return <RemoveEndpointDialog endpoint={endpoint} onClose={onClose} />;
  return <TestDialog endpoint={endpoint} onClose={onClose} />;
}

type OpenDialogHandler = (open: EndpointDialogState) => void;

/** The columns of the list. Actions are hidden for people without the permission. */
function createColumns(onOpen: OpenDialogHandler | undefined): readonly Column<ConsoleEndpoint>[] {
  const columns: Column<ConsoleEndpoint>[] = [
    {
      key: 'url',
      header: t('endpointList.address'),
      cell: (endpoint) => <Address endpoint={endpoint} />,
    },
    {
      key: 'events',
      header: t('endpointList.receives'),
      width: 'large',
      cell: (endpoint) => <ReceivedEvents endpoint={endpoint} />,
    },
    {
      key: 'health',
      header: t('endpointList.health'),
      width: 'large',
      cell: (endpoint) => (
        <span className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-start">
          <EndpointHealth endpoint={endpoint} />
          {onOpen !== undefined && <EndpointRemedy endpoint={endpoint} />}
        </span>
      ),
    },
  ];
  if (onOpen === undefined) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('endpointList.actions'),
      isMenu: true,
      cell: (endpoint) => <EndpointActions endpoint={endpoint} onOpen={onOpen} />,
    },
  ];
}

function Address({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  return (
    <span>
      <span className="mr-2 font-mono text-[0.8125rem]">{endpoint.url}</span>
      {endpoint.is_default && <Badge tone="info">{t('endpointList.default')}</Badge>}
    </span>
  );
}

function ReceivedEvents({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  const isQuiet = !endpoint.is_default && !endpoint.subscribed;
  return <span className={isQuiet ? 'text-faint' : undefined}>{describeEvents(endpoint)}</span>;
}
