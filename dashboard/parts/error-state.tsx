import { CircleAlert, RotateCw } from 'lucide-react';
import { ApiFailure } from '../api/call.ts';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { rich, t } from './text.ts';

interface ErrorStateProps {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
}

/** Shown in place of content that failed to load: what happened, what to do, and the request id for the logs. */
export function ErrorState({ error, retry }: ErrorStateProps) {
  // Only a server error shows its request id. A rejected request needs no log search, and beside an id that was not
  // found, another id would mislead.
  const requestId = error instanceof ApiFailure && error.status >= 500 ? error.requestId : null;
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-lg border border-line bg-sunken px-6 py-14 text-center"
    >
      <span
        aria-hidden
        className="flex size-11 items-center justify-center rounded-lg bg-danger-soft text-danger"
      >
        <CircleAlert className="size-5" strokeWidth={1.5} />
      </span>
      <p className="max-w-md text-base text-ink">{describeError(error)}</p>
      {requestId !== null && (
        <p className="flex flex-wrap items-center justify-center gap-1 text-xs text-faint">
          {rich('errorState.requestId', {
            requestId,
            code: (children) => <code className="font-mono break-all">{children}</code>,
          })}
          <Copy text={requestId} label={t('errorState.copyRequestId')} />
        </p>
      )}
      {retry && (
        <Button icon={RotateCw} onClick={retry}>
          {t('errorState.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** The failure's own message, or a generic one for a bug. */
export function describeError(error: unknown): string {
  return error instanceof ApiFailure ? error.message : t('errorState.somethingWentWrongOnOur');
}

/** The message for one form field; null if the failure is about something else. */
export function describeErrorOfParam(error: unknown, param: string): string | null {
  return error instanceof ApiFailure && error.param === param ? error.message : null;
}
