import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useSyncExternalStore } from 'react';
import { readFromDevice, storeOnDevice } from '../api/device-storage.ts';
import { joinClasses } from './classes.ts';
import { Copy } from './copy.tsx';
import { t } from './text.ts';
import type { CodeSample } from './code-sample.ts';

interface CodeProps {
  /** The name for screen readers, such as "First call". */
  readonly label: string;
  readonly samples: readonly CodeSample[];
}

const tabClasses =
  'h-9 border-b border-transparent text-xs text-soft transition-colors hover:text-ink data-active:border-ink data-active:font-medium data-active:text-ink';

/** Code to copy, in one or several languages. */
export function Code({ label, samples }: CodeProps) {
  const chosen = useSyncExternalStore(subscribe, readLanguage);
  const shown = samples.find(({ language }) => language === chosen) ?? samples[0];
  if (shown === undefined) return null;
  return (
    <BaseTabs.Root
      value={shown.language}
      onValueChange={(value: string) => chooseLanguage(value)}
      className="overflow-hidden rounded-md border border-line bg-sunken"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line pr-1.5 pl-4">
        <BaseTabs.List aria-label={t('code.labelLanguage', { label })} className="-mb-px flex gap-4">
          {samples.map(({ language, label: name }) => (
            <BaseTabs.Tab key={language} value={language} className={tabClasses}>
              {name}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        <Copy
          text={shown.code}
          label={t('code.copyLabelInLanguage', { label: label.toLowerCase(), language: shown.label })}
        />
      </div>
      {samples.map(({ language, code }) => (
        <BaseTabs.Panel key={language} value={language} tabIndex={-1}>
          <CodeText label={label} code={code} />
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  /** The text to copy, if it differs from what is shown. */
  readonly copied?: string;
  /** Wraps long lines instead of scrolling, for values that people read to the end. */
  readonly wraps?: boolean;
  /** Shows the label above the block, where nothing else says what it is. */
  readonly showLabel?: boolean;
}

/** A code block in one language, such as a body or a header. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, code, copied = code, wraps = false, showLabel = false } = props;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {showLabel && (
        <p aria-hidden className="text-xs text-faint">
          {label}
        </p>
      )}
      <div className="relative overflow-hidden rounded-md border border-line bg-sunken">
        <CodeText label={label} code={code} wraps={wraps} />
        <span className="absolute top-1.5 right-1.5 rounded-md bg-sunken">
          <Copy text={copied} label={t('code.copyLabel', { label: label.toLowerCase() })} />
        </span>
      </div>
    </div>
  );
}

/** The text of a block. It scrolls sideways, so it must be reachable by keyboard. */
function CodeText({ label, code, wraps = false }: Pick<CodeBlockProps, 'label' | 'code' | 'wraps'>) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className={joinClasses(
        'max-h-96 overflow-auto p-4 font-mono text-[0.8125rem] leading-5 text-ink -outline-offset-2',
        wraps && 'pr-11 whitespace-pre-wrap [overflow-wrap:anywhere]',
      )}
    >
      <code>{code}</code>
    </pre>
  );
}

const storageKey = 'blazon.language';
const listeners = new Set<() => void>();
let chosenLanguage: string | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLanguage(): string {
  chosenLanguage ??= readFromDevice(storageKey) ?? '';
  return chosenLanguage;
}

function chooseLanguage(value: string): void {
  chosenLanguage = value;
  storeOnDevice(storageKey, value);
  for (const listener of listeners) listener();
}
