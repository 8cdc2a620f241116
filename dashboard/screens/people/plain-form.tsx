import type { ReactNode } from 'react';
import { Notice } from '../../parts/notice.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { useHasHydrated } from '../../parts/use-has-hydrated.ts';
import { t } from './sign-in-text.ts';

interface PlainFormProps {
  readonly onSubmit: () => void;
  readonly error?: unknown;
  readonly children: ReactNode;
}

/** A form with fields and one button in a column. An error appears above the fields. */
export function PlainForm({ onSubmit, error, children }: PlainFormProps) {
  return (
    <form
      // Replaces the server's fields when React takes over, so that password managers fill in those that React knows.
      key={String(useHasHydrated())}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {error !== undefined && error !== null && (
        <Notice tone="danger" announce>
          {describeError(error)}
        </Notice>
      )}
      {children}
    </form>
  );
}

/** The word "or" with a hairline on both sides. */
export function OrLine() {
  return (
    <div className="flex items-center gap-3 text-xs text-faint">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {t('plainForm.or')}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
