import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { t } from './text.ts';

interface OneTimeSecretDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The name of the secret, such as "API key". */
  readonly label: string;
  readonly secret: string;
  /** Explains why the secret must be saved now. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Shows a secret that cannot be shown again. It exists only in the state of this dialog. Until it is copied, copying is
 * the primary action, because closing would lose it.
 */
export function OneTimeSecretDialog(props: OneTimeSecretDialogProps) {
  const { title, description, label, secret, children, onClose } = props;
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open
      stays
      wide
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={onClose}>
          {t('oneTimeSecret.done')}
        </Button>
      }
    >
      <SecretField label={label} secret={secret} isCopied={isCopied} onCopied={() => setCopied(true)} />
      <Notice tone="warning">{children}</Notice>
    </Dialog>
  );
}

interface SecretFieldProps extends Pick<OneTimeSecretDialogProps, 'label' | 'secret'> {
  readonly isCopied: boolean;
  readonly onCopied: () => void;
}

function SecretField({ label, secret, isCopied, onCopied }: SecretFieldProps) {
  const id = useId();
  return (
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
          onCopy={onCopied}
          className="h-9 min-w-0 flex-1 rounded-md border border-line-strong bg-sunken px-3 font-mono text-[0.8125rem] text-ink"
        />
        <CopyButton text={secret} variant={isCopied ? 'secondary' : 'primary'} onCopied={onCopied} />
      </div>
    </div>
  );
}
