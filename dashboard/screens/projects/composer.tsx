import { limits } from '@blazon/contract/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { GitBranch, Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useBrand } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { messageOf } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Logo } from '../brands/logo.tsx';
import { BrandNameBox } from './brand-name-box.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';
import { usePromptDraft, type PromptComposerProps } from './use-prompt-draft.ts';

const most = limits.promptLength.toLocaleString('en-GB');

/** The playground's one question: describe it. */
export function Composer({ projectId, refine, onRefine, onAccepted }: PromptComposerProps) {
  const wish = usePromptDraft({ projectId, refine, onRefine, onAccepted });
  const { prompt, setPrompt, count, isReady, send, error, isPending } = wish;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refine !== undefined) box.current?.focus();
  }, [refine]);
  const choose = (text: string) => {
    setPrompt(text);
    box.current?.focus();
  };
  return (
    <section aria-label="Playground" className="flex flex-col gap-3">
      <form
        className="flex flex-col rounded-lg border border-line-strong bg-raised has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {refine !== undefined && <RefinedBrand brandId={refine} onClear={() => onRefine(undefined)} />}
        <div className="flex flex-col sm:flex-row sm:items-end">
          <PromptBox
            box={box}
            prompt={prompt}
            onChange={setPrompt}
            onSend={send}
            isRefining={refine !== undefined}
            problem={count > limits.promptLength ? `Shorten it to ${most} characters.` : null}
          />
          <div className="flex items-center justify-end gap-3 p-2">
            {count > 0 && <Count count={count} />}
            <Button type="submit" variant="primary" icon={Sparkles} disabled={!isReady} pending={isPending}>
              {refine === undefined ? 'Generate' : 'Refine'}
            </Button>
          </div>
        </div>
        {refine === undefined && <BrandNameBox name={wish.brandName} onChange={wish.setBrandName} />}
      </form>
      {error !== null && <Refused error={error} />}
      <PromptIdeas isRefining={refine !== undefined} onChoose={choose} />
    </section>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <p
      className={classes('text-xs tabular-nums', count > limits.promptLength ? 'text-danger' : 'text-faint')}
    >
      {count.toLocaleString('en-GB')} of {most}
    </p>
  );
}

interface PromptBoxProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly prompt: string;
  readonly onChange: (prompt: string) => void;
  readonly onSend: () => void;
  readonly isRefining: boolean;
  readonly problem: string | null;
}

function PromptBox({ box, prompt, onChange, onSend, isRefining, problem }: PromptBoxProps) {
  const id = useId();
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">
        {isRefining ? 'What should change?' : 'Describe the brand'}
      </label>
      <textarea
        ref={box}
        id={id}
        value={prompt}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendByKey}
        rows={1}
        placeholder={
          isRefining
            ? 'What should change? Everything else stays.'
            : 'Describe the brand: its name, its trade, its mood.'
        }
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        className="field-sizing-content max-h-80 min-h-13 w-full resize-none bg-transparent px-4 py-3.5 text-[1rem] leading-6 text-ink outline-none placeholder:text-faint"
      />
      <div id={`${id}-problem`} className="px-4">
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}

function RefinedBrand({ brandId, onClear }: { readonly brandId: string; readonly onClear: () => void }) {
  const brand = useBrand(brandId);
  return (
    <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
      <GitBranch aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-[#f6f6f7]">
        <Logo brandId={brandId} ground="light" part="mark" alt="" className="size-7" />
      </span>
      <p className="min-w-0 flex-1 truncate text-sm text-soft">
        <span className="text-faint">Refines </span>
        {brand.error === null ? (brand.data?.prompt ?? '…') : messageOf(brand.error)}
      </p>
      <IconButton icon={X} label="Begin anew instead" onClick={onClear} />
    </div>
  );
}

/** Why nothing was accepted, with the way to what helps. */
function Refused({ error }: { readonly error: Error }) {
  const { workspace } = usePlace();
  const navigate = useNavigate();
  const code = error instanceof ApiFailure ? error.code : '';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-soft px-4 py-3"
    >
      <p className="text-sm text-ink">{messageOf(error)}</p>
      {code === 'generation_needs_plan' && (
        <Button
          size="small"
          onClick={() =>
            void navigate({
              to: '/w/$workspace/$environment/projects',
              params: { workspace: workspace.id, environment: 'sandbox' },
            })
          }
        >
          Open the sandbox
        </Button>
      )}
      {code === 'budget_used_up' && (
        <TextLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{}}>
          See usage
        </TextLink>
      )}
      {(code === 'generation_needs_plan' || code === 'quota_used_up') && (
        <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          See plans
        </TextLink>
      )}
    </div>
  );
}
