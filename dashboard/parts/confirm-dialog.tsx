import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FieldError, hasText, Input } from './field.tsx';
import { rich, t } from './text.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  /** Says what will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The label of the button that confirms, such as "Delete project". */
  readonly action: string;
  readonly pending?: boolean;
  readonly error?: string | null | undefined;
  /** The text that must be typed exactly before the button is enabled. */
  readonly typed?: string;
  /** False for harmless actions. */
  readonly dangerous?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  // A closed dialog is unmounted, which clears the typed text.
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const {
    onClose,
    onConfirm,
    title,
    children,
    action,
    pending = false,
    error,
    typed,
    dangerous = true,
  } = props;
  const [text, setText] = useState('');
  const isReady = typed === undefined || text.trim() === typed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={children}
      onSubmit={() => isReady && !pending && onConfirm()}
      actions={
        <>
          <Button onClick={onClose}>{t('confirmDialog.cancel')}</Button>
          <Button
            type="submit"
            variant={dangerous ? 'danger' : 'primary'}
            disabled={!isReady}
            pending={pending}
          >
            {action}
          </Button>
        </>
      }
    >
      {typed !== undefined && (
        <Input
          label={
            <>
              {rich('confirmDialog.typeToConfirm', {
                typed,
                span: (shown) => <span className="font-mono text-[0.8125rem] break-all">{shown}</span>,
              })}
            </>
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      {hasText(error) && <FieldError>{error}</FieldError>}
    </Dialog>
  );
}
