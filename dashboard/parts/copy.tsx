import { Check, Copy as CopyIcon } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Button, type ButtonVariant, IconButton } from './button.tsx';
import { showToast } from './toast.tsx';
import { t } from './text.ts';

const copiedNoticeMilliseconds = 2_000;

/** Copies a text and shows that it worked: the icon changes, and screen readers announce it. */
function useCopy(onCopied?: () => void): { readonly copied: boolean; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedNoticeMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    const showCopied = () => {
      setCopied(true);
      onCopied?.();
    };
    const showBlocked = () => showToast('danger', t('copy.yourBrowserBlockedCopyingSelect'));
    navigator.clipboard.writeText(text).then(showCopied, showBlocked);
  };
  return { copied, copy };
}

interface CopyProps {
  readonly text: string;
  /** The name of the action, such as "Copy request id". */
  readonly label?: string;
}

export function Copy({ text, label = t('copy.copy') }: CopyProps) {
  const { copied, copy } = useCopy();
  return (
    <>
      <IconButton
        icon={copied ? Check : CopyIcon}
        label={label}
        onClick={() => copy(text)}
        className="relative z-10 size-7"
      />
      <CopiedAnnouncement copied={copied} />
    </>
  );
}

interface CopyButtonProps extends CopyProps {
  readonly variant?: ButtonVariant;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onCopied?: () => void;
}

/** A copy button with a text label. */
export function CopyButton({
  text,
  label = t('copy.copy'),
  variant = 'secondary',
  ref = null,
  onCopied,
}: CopyButtonProps) {
  const { copied, copy } = useCopy(onCopied);
  return (
    <>
      <Button
        ref={ref}
        variant={variant}
        icon={copied ? Check : CopyIcon}
        onClick={() => copy(text)}
        className="min-w-24"
      >
        {copied ? t('copy.copied') : label}
      </Button>
      <CopiedAnnouncement copied={copied} />
    </>
  );
}

function CopiedAnnouncement({ copied }: { readonly copied: boolean }) {
  return (
    <span role="status" className="sr-only">
      {copied ? t('copy.copied') : ''}
    </span>
  );
}

/** An id or URL. It is cut off if there is no room, but copied in full. */
export function CopyableId({ id, label }: { readonly id: string; readonly label?: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5">
      <code className="truncate font-mono text-xs text-soft">{id}</code>
      <Copy text={id} label={label ?? t('copy.copyId')} />
    </span>
  );
}
