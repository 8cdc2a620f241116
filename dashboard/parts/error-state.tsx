import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiFailure } from '../api/call.ts';
import { Button } from './button.tsx';
import { Copy } from './copy.tsx';
import { State } from './state.tsx';
import { t } from './text.ts';

interface ErrorStateProps {
  readonly error: unknown;
  /** What could not be loaded, as a sentence: "Couldn’t load the projects." */
  readonly title?: string | undefined;
  readonly retry?: (() => void) | undefined;
  readonly isRetryPrimary?: boolean | undefined;
}

/** Shown in place of content that failed to load: what happened, what to do, and the request id for the logs. */
export function ErrorState(props: ErrorStateProps) {
  const { error, title = chooseDefaultTitle(error), retry, isRetryPrimary = false } = props;
  return (
    <State
      tone="danger"
      icon={CircleAlert}
      title={title}
      action={
        retry !== undefined &&
        canSucceedLater(error) && (
          <Button
            size="small"
            variant={isRetryPrimary ? 'primary' : 'secondary'}
            icon={RotateCw}
            onClick={retry}
          >
            {t('errorState.tryAgain')}
          </Button>
        )
      }
      reference={createReference(error)}
    >
      {describeError(error)}
    </State>
  );
}

/**
 * The error code and request id to quote to support. Only a server error shows them. A rejected request needs no log
 * search, and in a "not found" error, the request id could be mistaken for the missing id.
 */
function createReference(error: unknown): ReactNode {
  if (!(error instanceof ApiFailure) || error.status < 500 || error.requestId === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-mono">
      <span>{error.code}</span>
      <span className="inline-flex max-w-full items-center gap-1">
        <span className="break-all">{error.requestId}</span>
        <Copy text={error.requestId} label={t('errorState.copyRequestId')} />
      </span>
    </p>
  );
}

function chooseDefaultTitle(error: unknown): string {
  const isMissing = error instanceof ApiFailure && error.status === 404;
  return isMissing ? t('errorState.notFound') : t('errorState.couldNotLoad');
}

/** False for a rejected request, such as 403 or 404: repeating it gives the same result. */
function canSucceedLater(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** The failure's own message, or a generic one for a bug. */
export function describeError(error: unknown): string {
  return error instanceof ApiFailure ? error.message : t('errorState.somethingWentWrongOnOur');
}

/** The message for one form field; null if the failure is about something else. */
export function describeErrorOfParam(error: unknown, param: string): string | null {
  return error instanceof ApiFailure && error.param === param ? error.message : null;
}
