import { FileUp, SearchCheck, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type SignatureQuery, useDebugSignature } from '../../api/use-webhooks.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { RawTextarea } from './raw-textarea.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { type BodyFile, readBodyFile } from './read-body-file.ts';
import { SignatureFindings } from './signature-findings.tsx';
import { rich, t } from './text.ts';

const secretOptions = [
  { value: 'any', label: t('signatureDebugger.eitherSecret') },
  { value: 'current', label: t('signatureDebugger.theCurrentOne') },
  { value: 'previous', label: t('signatureDebugger.thePreviousOne') },
] as const;

const headersExample =
  'Service-Signature: 5257a869…\nwebhook-id: evt_…\nwebhook-timestamp: 1794744000\nwebhook-signature: v1,K5oZ…';

const bodyExample = '{"event_id":"evt_…","type":"generation.success",…}';

/** Examines a received request and names the mistake. */
export function SignatureDebugger() {
  const explain = useDebugSignature();
  const result = useRef<HTMLDivElement>(null);
  const { data, error } = explain;
  useEffect(() => {
    if (data !== undefined || error !== null) scrollToResult(result.current);
  }, [data, error]);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-2xl text-sm text-soft">{t('signatureDebugger.findOutWhyASignature')}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[4fr_3fr] lg:gap-10">
        <SignatureForm isPending={explain.isPending} onExplain={(query) => explain.mutate(query)} />
        <div
          ref={result}
          aria-live="polite"
          className="flex min-w-0 scroll-mt-20 flex-col gap-4 lg:sticky lg:top-6 lg:scroll-mt-6"
        >
          {error && <Notice tone="danger">{describeError(error)}</Notice>}
          {data && <SignatureFindings report={data} />}
          {!data && !error && (
            <div className="max-lg:hidden">
              <Empty icon={SearchCheck} title={t('signatureDebugger.theExplanationAppearsHere')}>
                {t('signatureDebugger.theMostLikelyMistakeComes')}
              </Empty>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** On a phone, the result is below the form and out of sight. */
function scrollToResult(result: HTMLElement | null): void {
  if (result === null) return;
  const { top, bottom } = result.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) result.scrollIntoView({ block: 'start' });
}

interface SignatureFormProps {
  readonly isPending: boolean;
  readonly onExplain: (query: SignatureQuery) => void;
}

function SignatureForm({ isPending, onExplain }: SignatureFormProps) {
  const [headers, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const [file, setFile] = useState<BodyFile>();
  const [computed, setComputed] = useState('');
  const [secret, setSecret] = useState<(typeof secretOptions)[number]['value']>('any');
  const sendForm = () =>
    onExplain({
      headers,
      secret,
      ...(file === undefined ? { body } : { body_base64: file.base64 }),
      ...(computed.trim() !== '' && { computed }),
    });
  return (
    <form
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sendForm();
      }}
    >
      <RawTextarea
        label={t('signatureDebugger.headers')}
        hint={t('signatureDebugger.exactlyAsReceivedFromYour')}
        placeholder={headersExample}
        rows={4}
        value={headers}
        onChange={setHeaders}
        maxLength={8_192}
      />
      <BodyField body={body} onBody={setBody} file={file} onFile={setFile} />
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem] sm:gap-3">
        <Input
          label={t('signatureDebugger.whatYourCodeComputedOptional')}
          hint={t('signatureDebugger.theSignatureThatYourCode')}
          value={computed}
          onChange={(event) => setComputed(event.currentTarget.value)}
          maxLength={1_024}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={t('signatureDebugger.compareWith')}
          value={secret}
          options={secretOptions}
          onChange={setSecret}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('signatureDebugger.explain')}
        </Button>
      </div>
    </form>
  );
}

interface BodyFieldProps {
  readonly body: string;
  readonly onBody: (body: string) => void;
  readonly file: BodyFile | undefined;
  readonly onFile: (file: BodyFile | undefined) => void;
}

/** The body, as text or as a file. A text field changes line endings; a file keeps every byte. */
function BodyField({ body, onBody, file, onFile }: BodyFieldProps) {
  const inputId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = await readBodyFile(chosen);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onFile(read);
  };
  if (file !== undefined)
    return (
      <div className="flex items-center justify-between gap-3 rounded-md border border-line px-3 py-2 text-sm">
        <span className="min-w-0 truncate text-ink">
          {rich('signatureDebugger.bodyFrom', {
            name: file.name,
            bytes: file.bytes,
            span: (children) => <span className="text-faint">{children}</span>,
          })}
        </span>
        <IconButton icon={X} label={t('signatureDebugger.removeFile')} onClick={() => onFile(undefined)} />
      </div>
    );
  return (
    <RawTextarea
      label={t('signatureDebugger.body')}
      hint={t('signatureDebugger.theRawBodyByteFor')}
      error={problem}
      aside={
        <label
          htmlFor={inputId}
          className="-mt-1 -mr-2 inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-md px-2 text-xs font-medium text-soft transition-colors hover:bg-hover hover:text-ink has-focus-visible:outline-2"
        >
          <FileUp aria-hidden className="size-4" strokeWidth={1.75} />
          {t('signatureDebugger.chooseAFileInstead')}
          <input
            id={inputId}
            type="file"
            className="sr-only"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
      }
      placeholder={bodyExample}
      rows={4}
      value={body}
      onChange={onBody}
      maxLength={60_000}
    />
  );
}
