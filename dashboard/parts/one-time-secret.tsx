import { type ReactNode, useId } from 'react';
import { CopyButton } from './copy.tsx';
import { Notice } from './notice.tsx';
import { t } from './text.ts';

interface OneTimeSecretProps {
  readonly label: string;
  readonly secret: string;
  /** Explains why the secret must be saved now. */
  readonly children?: ReactNode;
}

/** A secret that cannot be shown again. It exists only in the state of one dialog. */
export function OneTimeSecret({ label, secret, children }: OneTimeSecretProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            readOnly
            value={secret}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            className="h-9 min-w-0 flex-1 rounded-md border border-line-strong bg-sunken px-3 font-mono text-[0.8125rem] text-ink"
          />
          <CopyButton text={secret} />
        </div>
      </div>
      <Notice tone="warning">{children ?? t('oneTimeSecret.itsShownOnlyOnceCopy')}</Notice>
    </div>
  );
}
