import type { RecoveryState } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { useRecovery, useStartRecovery } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';

const hours = {
  '1': 'The last hour',
  '6': 'The last 6 hours',
  '24': 'The last 24 hours',
  '168': 'The last 7 days',
  '720': 'The last 30 days',
} as const;
type Hours = keyof typeof hours;
const spans: readonly Hours[] = ['1', '6', '24', '168', '720'];

interface RecoverDialogProps {
  /** Recovers only what this endpoint missed, also during a pause; if omitted, events of the default endpoint and of jobs. */
  readonly endpointId: string | undefined;
  readonly onClose: () => void;
}

/** Resends everything undeliverable since a time, and shows the progress. */
export function RecoverDialog({ endpointId, onClose }: RecoverDialogProps) {
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000));
  const [span, setSpan] = useState<Hours>('24');
  const since = openedAt - Number(span) * 3600;
  const recovery = useRecovery(since, endpointId);
  const start = useStartRecovery(endpointId);
  const state = recovery.data;
  const total = start.data?.undeliverable;
  const isUnderWay = start.isSuccess || state?.is_running === true;
  return (
    <Dialog
      open
      onClose={onClose}
      {...textsOf(endpointId)}
      onSubmit={() => !isUnderWay && !start.isPending && start.mutate(since)}
      actions={
        isUnderWay ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              pending={start.isPending}
              disabled={state === undefined || state.undeliverable === 0}
            >
              {actionOf(state)}
            </Button>
          </>
        )
      }
    >
      {!isUnderWay && (
        <Select
          label="Made within"
          value={span}
          options={spans.map((value) => ({ value, label: hours[value] }))}
          onChange={setSpan}
        />
      )}
      {recovery.error && (
        <Notice tone="danger" announce>
          {messageOf(recovery.error)}
        </Notice>
      )}
      {start.error && (
        <Notice tone="danger" announce>
          {messageOf(start.error)}
        </Notice>
      )}
      {state && !isUnderWay && <Found state={state} />}
      {state && isUnderWay && <Progress state={state} total={total} />}
    </Dialog>
  );
}

function textsOf(endpointId: string | undefined) {
  return endpointId === undefined
    ? {
        title: 'Recover undeliverable events',
        description:
          'Each is sent again to where it would go now, with all four attempts. Test events are left out.',
      }
    : {
        title: 'Recover what this endpoint missed',
        description:
          'Each event that failed, or that its pause stopped, is sent to it again with all four attempts.',
      };
}

function actionOf(state: RecoveryState | undefined): string {
  if (state === undefined || state.undeliverable === 0) return 'Send again';
  if (state.is_more) return `Send more than ${count(state.undeliverable)} again`;
  return state.undeliverable === 1
    ? 'Send one event again'
    : `Send ${count(state.undeliverable)} events again`;
}

function Found({ state }: { readonly state: RecoveryState }) {
  return (
    <p role="status" className="text-sm text-soft">
      {state.undeliverable === 0
        ? 'Nothing is undeliverable in this time: there is nothing to do.'
        : 'Make sure that your endpoint answers before you begin: a test event tells.'}
    </p>
  );
}

interface ProgressProps {
  readonly state: RecoveryState;
  /** Known in the tab that started it; others see what is left. */
  readonly total: number | undefined;
}

function Progress({ state, total }: ProgressProps) {
  const left = state.undeliverable;
  const sent = total === undefined ? undefined : Math.max(0, total - left);
  return (
    <div className="flex flex-col gap-3">
      {total !== undefined && sent !== undefined && (
        <progress
          aria-label="Events sent again"
          value={sent}
          max={Math.max(total, 1)}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-pressed [&::-moz-progress-bar]:bg-solid [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-solid"
        />
      )}
      <p role="status" className="text-sm text-ink tabular-nums">
        {progressSentence(state.is_running, left, sent, total)}
      </p>
      <p className="text-sm text-soft">
        It goes on by itself if you close this; those that fail again come back as undeliverable after 36
        minutes.
      </p>
    </div>
  );
}

/** Only what is known: a finished recovery may have left some, and a part of the service may be down. */
function progressSentence(
  isRunning: boolean | null,
  left: number,
  sent: number | undefined,
  total: number | undefined,
): string {
  if (total === undefined || sent === undefined)
    return `A recovery is under way: ${count(left)} events are still to be sent.`;
  if (left === 0)
    return total === 1
      ? 'The event is being sent again.'
      : `All ${count(total)} events are being sent again.`;
  const soFar = `${count(sent)} of ${count(total)} events are being sent again`;
  return isRunning === false ? `${soFar}; ${count(left)} are still undeliverable.` : `${soFar}.`;
}

const figures = new Intl.NumberFormat('en-GB');
const count = (value: number) => figures.format(value);
