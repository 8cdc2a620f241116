import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { Link } from '@tanstack/react-router';
import { KeyRound, List, ListChecks, Pause, Pencil, Play, Send, Star, Trash2 } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useMakeDefaultEndpoint, usePauseEndpoint } from '../../api/use-webhooks.ts';
import { describeError } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { MenuItem, MenuLine } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

/** The dialog that is open, and its endpoint. */
export interface EndpointDialogState {
  readonly kind: 'change' | 'events' | 'secret' | 'remove' | 'test';
  readonly endpoint: ConsoleEndpoint;
}

interface EndpointActionsProps {
  readonly endpoint: ConsoleEndpoint;
  readonly onOpen: (open: EndpointDialogState) => void;
}

export function EndpointActions({ endpoint, onOpen }: EndpointActionsProps) {
  const makeDefault = useMakeDefaultEndpoint();
  const choose = () =>
    makeDefault.mutate(endpoint.id, {
      onSuccess: () => showToast('good', t('endpointActions.itsNowTheDefaultEvents')),
      onError: (error) => showToast('danger', describeError(error)),
    });
  const onPause = usePauseAction(endpoint);
  const open = (kind: EndpointDialogState['kind']) => () => onOpen({ kind, endpoint });
  return (
    <RowMenu label={t('endpointActions.moreForUrl', { url: endpoint.url })}>
      <MenuItem icon={Send} onSelect={open('test')}>
        {t('endpointActions.sendTestEvent')}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={open('change')}>
        {t('endpointActions.changeAddress')}
      </MenuItem>
      <MenuItem icon={Star} disabled={endpoint.is_default} onSelect={choose}>
        {t('endpointActions.makeDefault')}
      </MenuItem>
      {!endpoint.is_default && <FurtherItems endpoint={endpoint} onOpen={onOpen} onPause={onPause} />}
      <MenuLine />
      <MenuItem icon={Trash2} danger onSelect={open('remove')}>
        {t('endpointActions.remove')}
      </MenuItem>
    </RowMenu>
  );
}

/** The next step for an endpoint that is paused or failing. The default endpoint is never paused. */
export function EndpointRemedy({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  const { workspace, environment } = useWorkspaceContext();
  const onPause = usePauseAction(endpoint);
  if (endpoint.paused_at !== null)
    return (
      <TextButton
        aria-label={t('endpointActions.resumeUrl', { url: endpoint.url })}
        className="leading-6"
        onClick={onPause}
      >
        {t('endpointActions.resume')}
      </TextButton>
    );
  if (endpoint.failing_since === null) return null;
  return (
    <TextLink
      to="/w/$workspace/$environment/webhooks"
      params={{ workspace: workspace.id, environment }}
      search={endpoint.is_default ? {} : { endpoint: endpoint.id }}
      aria-label={t('endpointActions.seeFailuresOfUrl', { url: endpoint.url })}
      className="leading-6"
    >
      {t('endpointActions.seeFailures')}
    </TextLink>
  );
}

/** Call this hook outside the menu, because the menu closes before the response arrives. */
function usePauseAction(endpoint: ConsoleEndpoint): () => void {
  const pause = usePauseEndpoint();
  const doneMessage =
    endpoint.paused_at === null
      ? t('endpointActions.paused', { url: endpoint.url })
      : t('endpointActions.resumed', { url: endpoint.url });
  return () =>
    pause.mutate(endpoint, {
      onSuccess: () => showToast('good', doneMessage),
      onError: (error) => showToast('danger', describeError(error)),
    });
}

interface FurtherItemsProps extends EndpointActionsProps {
  readonly onPause: () => void;
}

/** Menu items for endpoints other than the default. */
function FurtherItems({ endpoint, onOpen, onPause }: FurtherItemsProps) {
  const { workspace, environment } = useWorkspaceContext();
  const isPaused = endpoint.paused_at !== null;
  return (
    <>
      <MenuItem icon={ListChecks} onSelect={() => onOpen({ kind: 'events', endpoint })}>
        {t('endpointActions.chooseEvents')}
      </MenuItem>
      {endpoint.secret !== null && (
        <MenuItem icon={KeyRound} onSelect={() => onOpen({ kind: 'secret', endpoint })}>
          {t('endpointActions.signingSecret')}
        </MenuItem>
      )}
      <MenuItem icon={isPaused ? Play : Pause} onSelect={onPause}>
        {isPaused ? t('endpointActions.resume') : t('endpointActions.pause')}
      </MenuItem>
      <MenuItem
        icon={List}
        render={
          <Link
            to="/w/$workspace/$environment/webhooks"
            params={{ workspace: workspace.id, environment }}
            search={{ endpoint: endpoint.id }}
          />
        }
      >
        {t('endpointActions.showDeliveries')}
      </MenuItem>
    </>
  );
}
