import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { t } from './text.ts';

interface Message {
  readonly id: number;
  readonly tone: 'good' | 'danger';
  readonly text: string;
  /** In Unix milliseconds. */
  readonly shownAt: number;
}

const toastMilliseconds = { good: 5_000, danger: 12_000 } as const;
const maxToasts = 3;

let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setMessages(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readMessages = () => messages;

function dismissToast(id: number): void {
  setMessages(messages.filter((message) => message.id !== id));
}

/** Messages shown after `latest`, in Unix milliseconds, stay: they report what has just led to another screen. */
export function dismissGoodToasts(latest = Date.now()): void {
  const kept = messages.filter(({ tone, shownAt }) => tone !== 'good' || shownAt > latest);
  if (kept.length < messages.length) setMessages(kept);
}

/**
 * Shows a result when the element that would have shown it no longer exists. A good result replaces the one before it,
 * which may contradict it.
 */
export function showToast(tone: Message['tone'], text: string): void {
  const id = (lastId += 1);
  const others = tone === 'good' ? messages.filter((message) => message.tone !== 'good') : messages;
  setMessages([...others.slice(1 - maxToasts), { id, tone, text, shownAt: Date.now() }]);
  setTimeout(() => dismissToast(id), toastMilliseconds[tone]);
}

/** Rendered once, beside the router. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, readMessages, readMessages);
  return (
    <div
      role="region"
      aria-label={t('toast.messages')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col items-center gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:items-end"
    >
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-md items-start gap-2.5 rounded-lg border border-line bg-raised py-2 pr-1.5 pl-3.5 text-sm text-ink shadow-lift"
        >
          <ToastIcon tone={tone} />
          <p className="min-w-0 py-1 text-pretty [overflow-wrap:anywhere]">{text}</p>
          <IconButton icon={X} label={t('toast.dismiss')} onClick={() => dismissToast(id)} />
        </div>
      ))}
    </div>
  );
}

function ToastIcon({ tone }: Pick<Message, 'tone'>) {
  return tone === 'good' ? (
    <CircleCheck aria-hidden className="mt-2 size-4 shrink-0 text-good" strokeWidth={1.75} />
  ) : (
    <CircleAlert aria-hidden className="mt-2 size-4 shrink-0 text-danger" strokeWidth={1.75} />
  );
}
