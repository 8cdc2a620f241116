import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { joinClasses } from './classes.ts';
import { t } from './text.ts';
import { dismissGoodToasts } from './toast.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Fields or text. */
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Submits when Enter is pressed in a field. */
  readonly onSubmit?: () => void;
  readonly wide?: boolean;
  /** If true, neither Escape nor an outside press closes the dialog, because it shows a secret only once. */
  readonly stays?: boolean;
}

/** On a phone, the dialog slides up from the bottom edge, within reach of thumbs. Elsewhere it ends above the window's edge. */
const popupClasses =
  'fixed z-40 flex max-h-[min(44rem,calc(100dvh-2rem))] flex-col overflow-hidden border border-line bg-raised shadow-lift outline-none ' +
  'transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'sm:top-[10vh] sm:left-1/2 sm:max-h-[min(44rem,82dvh)] sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:rounded-lg ' +
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-lg max-sm:data-starting-style:translate-y-4';

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    actions,
    onSubmit,
    wide = false,
    stays = false,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  // A message about the last action would cover the buttons of the next one.
  useEffect(() => {
    if (open) dismissGoodToasts();
  }, [open]);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => !next && !(stays && reason === 'escape-key') && onClose()}
      disablePointerDismissal={stays}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          initialFocus={(openedBy) => (openedBy === 'touch' ? true : findFirstField(content.current))}
          className={joinClasses(popupClasses, wide ? 'sm:max-w-2xl' : 'sm:max-w-md')}
        >
          <form
            className="flex min-h-0 flex-col"
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onSubmit?.();
            }}
          >
            <DialogHeader title={title} description={description} />
            {children !== undefined && (
              <div
                ref={content}
                className="scroll-edges flex flex-col gap-4 overflow-y-auto px-6 pt-2 pb-2 empty:hidden"
              >
                {children}
              </div>
            )}
            <footer className="flex justify-end gap-2 px-6 py-4">{actions}</footer>
          </form>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function DialogHeader({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
  return (
    <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
      <div className="flex flex-col gap-1">
        <BaseDialog.Title className="text-lg font-semibold text-ink">{title}</BaseDialog.Title>
        {description !== undefined && (
          <BaseDialog.Description render={<div />} className="text-sm text-soft">
            {description}
          </BaseDialog.Description>
        )}
      </div>
      <BaseDialog.Close render={<IconButton icon={X} label={t('dialog.close')} className="-mt-1 -mr-2" />} />
    </header>
  );
}

/**
 * Returns the field to focus when the dialog opens. A dialog opened by touch focuses no field, because the on-screen
 * keyboard would cover the dialog.
 */
function findFirstField(content: HTMLElement | null): HTMLElement | null {
  const first = content?.querySelector<HTMLInputElement>('input:not([readonly]), textarea') ?? null;
  // Of radio buttons, only the checked one is in the tab order.
  return first?.type === 'radio' ? (content?.querySelector<HTMLElement>('input:checked') ?? first) : first;
}
