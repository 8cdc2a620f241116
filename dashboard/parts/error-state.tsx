import { CircleAlert, RotateCw } from 'lucide-react';
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
}

/** Shown in place of content that failed to load: what happened, what to do, and the request id for the logs. */
export function ErrorState({ error, title = t('errorState.couldNotLoad'), retry }: ErrorStateProps) {
  return (
    <State
      tone="danger"
      icon={CircleAlert}
      title={title}
      action={
        retry !== undefined &&
        canSucceedLater(error) && (
          <Button size="small" icon={RotateCw} onClick={retry}>
            {t('errorState.tryAgain')}
          </Button>
        )
      }
      reference={error instanceof ApiFailure && <Reference failure={error} />}
    >
      {describeError(error)}
    </State>
  );
}

function Reference({ failure }: { readonly failure: ApiFailure }) {
  // Only a server error shows its request id. A rejected request needs no log search, and beside an id that was not
  // found, another id would mislead.
  const requestId = failure.status >= 500 ? failure.requestId : null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-mono">
      <span>{failure.code}</span>
      {requestId !== null && (
        <span className="inline-flex max-w-full items-center gap-1">
          <span className="break-all">{requestId}</span>
          <Copy text={requestId} label={t('errorState.copyRequestId')} />
        </span>
      )}
    </p>
  );
}

/** A missing or forbidden thing stays so, however often one asks. */
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
