import type { ConsoleEndpoint, RecoveryState } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useEndpoints, useRecovery, useStartRecovery } from '../../api/use-webhooks.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { TestDialog } from './test-dialog.tsx';
import { rich, t } from './text.ts';

const hourLabels = {
  '1': t('recoverDialog.theLastHour'),
  '6': t('recoverDialog.theLast6Hours'),
  '24': t('recoverDialog.theLast24Hours'),
  '168': t('recoverDialog.theLast7Days'),
  '720': t('recoverDialog.theLast30Days'),
} as const;
type Hours = keyof typeof hourLabels;
const hourOptions: readonly Hours[] = ['1', '6', '24', '168', '720'];

interface RecoverDialogProps {
  /**
   * Recovers only the copies that this endpoint missed, including during a pause. If omitted, recovers all
   * undeliverable events except copies and test events.
   */
  readonly endpointId: string | undefined;
  readonly onClose: () => void;
}

/** Resends all undeliverable events since a time, and shows the progress. */
export function RecoverDialog({ endpointId, onClose }: RecoverDialogProps) {
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000));
  const [span, setSpan] = useState<Hours>('24');
  const since = openedAt - Number(span) * 3600;
  const recovery = useRecovery(since, endpointId);
  const start = useStartRecovery(endpointId);
  const destination = useDestination(endpointId);
  const [isTesting, setTesting] = useState(false);
  const error = start.error ?? recovery.error;
  const state = recovery.data;
  const total = start.data?.undeliverable;
  const isUnderWay = start.isSuccess || state?.is_running === true;
  // Closing the test returns here.
  if (isTesting && destination)
    return <TestDialog endpoint={destination} onClose={() => setTesting(false)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      {...(isUnderWay ? { title: t('recoverDialog.sendingAgain') } : chooseDialogTexts(endpointId))}
      onSubmit={() => !isUnderWay && !start.isPending && start.mutate(since)}
      actions={
        isUnderWay ? (
          <UnderWayActions endpointId={endpointId} onClose={onClose} />
        ) : (
          <>
            <Button onClick={onClose}>{t('recoverDialog.cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              pending={start.isPending}
              disabled={state === undefined || state.undeliverable === 0}
            >
              {describeAction(state)}
            </Button>
          </>
        )
      }
    >
      {!isUnderWay && (
        <Select
          label={t('recoverDialog.createdWithin')}
          value={span}
          options={hourOptions.map((value) => ({ value, label: hourLabels[value] }))}
          onChange={setSpan}
        />
      )}
      {error && (
        <Notice tone="danger" announce>
          {describeError(error)}
        </Notice>
      )}
      {state && !isUnderWay && (
        <Advice state={state} destination={destination} onTest={() => setTesting(true)} onClose={onClose} />
      )}
      {state && isUnderWay && <Progress state={state} total={total} />}
    </Dialog>
  );
}

function UnderWayActions({ endpointId, onClose }: RecoverDialogProps) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <>
      <ButtonLink
        to="/w/$workspace/$environment/webhooks"
        params={{ workspace: workspace.id, environment }}
        search={{ state: 'pending', ...(endpointId !== undefined && { endpoint: endpointId }) }}
        onClick={onClose}
      >
        {t('recoverDialog.watchPending')}
      </ButtonLink>
      <Button variant="primary" onClick={onClose}>
        {t('recoverDialog.done')}
      </Button>
    </>
  );
}

function chooseDialogTexts(endpointId: string | undefined) {
  return endpointId === undefined
    ? {
        title: t('recoverDialog.recoverUndeliverableEvents'),
        description: t('recoverDialog.eachIsSentAgainTo'),
      }
    : {
        title: t('recoverDialog.recoverWhatThisEndpointMissed'),
        description: t('recoverDialog.eachEventThatFailedOr'),
      };
}

function describeAction(state: RecoveryState | undefined): string {
  if (state === undefined || state.undeliverable === 0) return t('recoverDialog.sendAgain');
  const count = state.undeliverable;
  return state.is_more
    ? t('recoverDialog.sendMoreThanAgain', { count })
    : t('recoverDialog.sendEventsAgain', { count });
}

/**
 * The endpoint that the events go to, unless their job has its own address. Null if no endpoint is the default,
 * undefined while it is unknown.
 */
function useDestination(endpointId: string | undefined): ConsoleEndpoint | null | undefined {
  const endpoints = useEndpoints().data?.data;
  if (endpointId !== undefined) return endpoints?.find(({ id }) => id === endpointId);
  if (endpoints === undefined) return undefined;
  return endpoints.find(({ is_default: isDefault }) => isDefault) ?? null;
}

interface AdviceProps {
  readonly state: RecoveryState;
  readonly destination: ReturnType<typeof useDestination>;
  readonly onTest: () => void;
  readonly onClose: () => void;
}

/** Says where the events go, and what to do before. */
function Advice({ state, destination, onTest, onClose }: AdviceProps) {
  const { workspace, environment } = useWorkspaceContext();
  if (state.undeliverable === 0)
    return (
      <p role="status" className="text-sm text-soft">
        {t('recoverDialog.noUndeliverableEventsInThisPeriod')}
      </p>
    );
  if (destination === undefined) return null;
  if (destination === null)
    return (
      <Notice tone="warning">
        {rich('recoverDialog.thereIsNoDefaultEndpoint', {
          link: (children) => (
            <TextLink
              to="/w/$workspace/$environment/webhooks"
              params={{ workspace: workspace.id, environment }}
              search={{ tab: 'endpoints' }}
              onClick={onClose}
            >
              {children}
            </TextLink>
          ),
        })}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-1 text-sm text-soft">
      <p className="font-medium text-ink">
        {destination.is_default ? t('recoverDialog.defaultEndpoint') : t('recoverDialog.endpoint')}
      </p>
      <p className="font-mono text-[0.8125rem] text-ink [overflow-wrap:anywhere]">{destination.url}</p>
      <p>
        {rich('recoverDialog.sendATestEventFirst', {
          link: (children) => <TextButton onClick={onTest}>{children}</TextButton>,
        })}
      </p>
    </div>
  );
}

interface ProgressProps {
  readonly state: RecoveryState;
  /** Known only in the tab that started the recovery. Other tabs show only what is left. */
  readonly total: number | undefined;
}

function Progress({ state, total }: ProgressProps) {
  const left = state.undeliverable;
  const sent = total === undefined ? undefined : Math.max(0, total - left);
  const isQueued = total !== undefined && left === 0;
  return (
    <div className="flex flex-col gap-3">
      {total !== undefined && sent !== undefined && !isQueued && (
        <progress
          aria-label={t('recoverDialog.eventsSentAgain')}
          value={sent}
          max={Math.max(total, 1)}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-pressed [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-solid"
        />
      )}
      <p role="status" className="text-sm text-ink tabular-nums">
        {isQueued ? (
          <Status kind="good">{t('recoverDialog.queued', { count: total })}</Status>
        ) : (
          describeProgress(state.is_running, left, sent, total)
        )}
      </p>
      <p className="text-sm text-soft">{t('recoverDialog.itContinuesIfYouClose')}</p>
    </div>
  );
}

/** Says only what is certain. A finished recovery may have left some events, and part of the service may be down. */
function describeProgress(
  isRunning: boolean | null,
  left: number,
  sent: number | undefined,
  total: number | undefined,
): string {
  if (total === undefined || sent === undefined) return t('recoverDialog.inProgress', { count: left });
  return isRunning === false
    ? t('recoverDialog.someAreStillUndeliverable', { sent, total, left })
    : t('recoverDialog.someAreBeingSent', { sent, total });
}
