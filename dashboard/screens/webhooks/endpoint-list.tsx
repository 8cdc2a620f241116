import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { Ellipsis, Pencil, Plus, Send, Star, Trash2, Webhook } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useEndpoints, useMakeDefault } from '../../api/use-webhooks.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { RemoveEndpointDialog } from './remove-endpoint-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

/** Which dialog is open. */
type Open =
  | 'add'
  | { readonly change: ConsoleEndpoint }
  | { readonly remove: ConsoleEndpoint }
  | { readonly test: ConsoleEndpoint }
  | undefined;

export function EndpointList() {
  const { environment, isAtLeast } = usePlace();
  const [open, setOpen] = useState<Open>();
  const endpoints = useEndpoints();
  const mayManage = isAtLeast('developer');
  const isFull = endpoints.data !== undefined && endpoints.data.data.length >= endpoints.data.most;
  const add = mayManage && (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setOpen('add')}>
      Add endpoint
    </Button>
  );
  const hasSome = (endpoints.data?.data.length ?? 0) > 0;
  return (
    <Section
      title="Endpoints"
      description={`Where events of ${environment === 'live' ? 'live' : 'sandbox'} jobs go, unless a job names a webhook_url of its own.`}
      actions={hasSome && add}
    >
      <Loaded query={endpoints} skeleton={<SkeletonRows rows={2} label="Loading the endpoints" />}>
        {({ data, most }) =>
          data.length === 0 ? (
            <Empty icon={Webhook} title="No endpoint yet" action={add}>
              {mayManage
                ? 'Add the HTTPS address of your server; until then events are kept, and you can send them later.'
                : 'Your role cannot add endpoints: ask a developer or an admin of this workspace.'}
            </Empty>
          ) : (
            <>
              {!data.some((endpoint) => endpoint.is_default) && (
                <Notice tone="warning">
                  No endpoint is the default, so events of jobs without a webhook_url are kept but not sent:
                  choose one.
                </Notice>
              )}
              <Table
                label="Endpoints"
                columns={columnsFor(mayManage ? setOpen : undefined)}
                rows={data}
                rowKey={({ id }) => id}
              />
              {isFull && (
                <p className="text-xs text-faint">
                  {most} endpoints are the most: remove one to add another.
                </p>
              )}
            </>
          )
        }
      </Loaded>
      <OpenDialog open={open} onClose={() => setOpen(undefined)} onTest={(test) => setOpen({ test })} />
    </Section>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly onClose: () => void;
  readonly onTest: (endpoint: ConsoleEndpoint) => void;
}

function OpenDialog({ open, onClose, onTest }: OpenDialogProps) {
  if (open === undefined) return null;
  if (open === 'add') return <EndpointDialog endpoint={undefined} onClose={onClose} onTest={onTest} />;
  if ('change' in open) return <EndpointDialog endpoint={open.change} onClose={onClose} onTest={onTest} />;
  if ('remove' in open) return <RemoveEndpointDialog endpoint={open.remove} onClose={onClose} />;
  return <TestDialog endpoint={open.test} onClose={onClose} />;
}

type OnOpen = (open: Open) => void;

/** Hidden for people without the permission. */
function columnsFor(onOpen: OnOpen | undefined): readonly Column<ConsoleEndpoint>[] {
  const columns: Column<ConsoleEndpoint>[] = [
    { key: 'url', header: 'Address', grows: true, cell: (endpoint) => <Address endpoint={endpoint} /> },
    { key: 'created', header: 'Added', align: 'end', cell: ({ created_at: at }) => <Time at={at} /> },
  ];
  if (onOpen === undefined) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (endpoint) => <Actions endpoint={endpoint} onOpen={onOpen} />,
    },
  ];
}

function Address({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  return (
    <span className="flex min-w-0 items-center gap-2 max-sm:flex-wrap">
      <span className="truncate font-mono text-[0.8125rem] max-sm:whitespace-normal max-sm:[overflow-wrap:anywhere]">
        {endpoint.url}
      </span>
      {endpoint.is_default && <Badge tone="info">Default</Badge>}
    </span>
  );
}

interface ActionsProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onOpen: OnOpen;
}

function Actions({ endpoint, onOpen }: ActionsProps) {
  const makeDefault = useMakeDefault();
  const choose = () =>
    makeDefault.mutate(endpoint.id, {
      onSuccess: () => showToast('good', 'It is the default: events go there from the next attempt on.'),
      onError: (error) => showToast('danger', messageOf(error)),
    });
  return (
    <span className="inline-flex items-center gap-1">
      <Button size="small" icon={Send} onClick={() => onOpen({ test: endpoint })}>
        Send test event
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${endpoint.url}`} />}>
        <MenuItem icon={Pencil} onSelect={() => onOpen({ change: endpoint })}>
          Change address
        </MenuItem>
        <MenuItem icon={Star} disabled={endpoint.is_default} onSelect={choose}>
          Make default
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} danger onSelect={() => onOpen({ remove: endpoint })}>
          Remove
        </MenuItem>
      </Menu>
    </span>
  );
}
