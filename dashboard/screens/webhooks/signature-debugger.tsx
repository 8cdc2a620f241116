import { FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type SignatureQuery, useDebugSignature } from '../../api/use-webhooks.ts';
import { Button, IconButton } from '../../parts/button.tsx';
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

/** Examines a received request and names the mistake. */
export function SignatureDebugger() {
  const explain = useDebugSignature();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <SignatureForm isPending={explain.isPending} onExplain={(query) => explain.mutate(query)} />
      <div aria-live="polite" className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
        {explain.error && <Notice tone="danger">{describeError(explain.error)}</Notice>}
        {explain.data ? (
          <SignatureFindings report={explain.data} />
        ) : (
          <p className="border-t border-line pt-4 text-sm text-soft">
            {t('signatureDebugger.pasteARequestThatYour')}
          </p>
        )}
      </div>
    </div>
  );
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
        rows={5}
        value={headers}
        onChange={setHeaders}
        maxLength={8_192}
      />
      <BodyField body={body} onBody={setBody} file={file} onFile={setFile} />
      <Input
        label={t('signatureDebugger.whatYourCodeComputedOptional')}
        hint={t('signatureDebugger.theSignatureThatYourCode')}
        value={computed}
        onChange={(event) => setComputed(event.currentTarget.value)}
        maxLength={1_024}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('signatureDebugger.compareWith')}
          value={secret}
          options={secretOptions}
          onChange={setSecret}
          className="w-48"
        />
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
    <div className="flex flex-col gap-2">
      <RawTextarea
        label={t('signatureDebugger.body')}
        hint={t('signatureDebugger.theRawBodyByteFor')}
        error={problem}
        rows={8}
        value={body}
        onChange={onBody}
        maxLength={60_000}
      />
      <div>
        <label
          htmlFor={inputId}
          className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-md px-2.5 text-xs font-medium text-soft transition-colors hover:bg-hover hover:text-ink has-focus-visible:outline-2"
        >
          <FileUp aria-hidden className="size-4" strokeWidth={1.75} />
          {t('signatureDebugger.orChooseAFileWith')}
          <input
            id={inputId}
            type="file"
            className="sr-only"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
    </div>
  );
}
