import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { limits } from '@blazon/contract/limits.ts';
import { GitBranch, Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useBrand } from '../../api/use-brands.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { brandTitle } from '../brands/brand-title.ts';
import { Logo } from '../brands/logo.tsx';
import { BrandNameBox } from './brand-name-box.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';
import { Refused } from './refused.tsx';
import { SandboxOnly, useSandboxOnly } from './sandbox-only.tsx';
import { rich, t } from './text.ts';
import { VariantCount } from './variant-count.tsx';
import { usePromptDraft, type PromptComposerProps } from './use-prompt-draft.ts';

const maxPromptLength = limits.promptLength;

/** The prompt box of the playground. */
export function Composer(props: PromptComposerProps) {
  const { projectId, isEmpty, edits, refine, onRefine, onAccepted } = props;
  const draft = usePromptDraft({ projectId, refine, onRefine, onAccepted });
  const { prompt, setPrompt, count, isReady, error } = draft;
  const sandbox = useSandboxOnly(projectId);
  const send = sandbox.isSandboxOnly ? () => isReady && sandbox.open() : draft.send;
  const isPending = draft.isPending || sandbox.isPending;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refine === undefined && !isEmpty && edits === 0) return;
    const text = box.current;
    text?.focus();
    // Puts the cursor at the end of a prefilled prompt.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [refine, isEmpty, edits]);
  const submitLabel = refine === undefined ? t('composer.generate') : t('composer.refine');
  const choose = (text: string) => {
    setPrompt(text);
    box.current?.focus();
  };
  return (
    <section aria-label={t('composer.label')} className="flex flex-col gap-3">
      <form
        className="flex flex-col rounded-lg border border-line-strong bg-raised has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus/15"
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
            isTall={isEmpty}
            problem={count > maxPromptLength ? t('composer.tooLong', { max: maxPromptLength }) : null}
          />
          <div className="flex items-center justify-end gap-3 p-2">
            {count > 0 && <CharacterCount count={count} />}
            <Button type="submit" variant="primary" icon={Sparkles} disabled={!isReady} pending={isPending}>
              {sandbox.isSandboxOnly ? t('composer.drawInTheSandbox') : submitLabel}
            </Button>
          </div>
        </div>
        {refine === undefined && <NewBrandOptions draft={draft} />}
      </form>
      {error !== null && <Refused error={error} projectId={projectId} />}
      {sandbox.isSandboxOnly && error === null && <SandboxOnly />}
      <Hints isRefining={refine !== undefined} />
      <PromptIdeas
        isRefining={refine !== undefined}
        isOpen={isEmpty && refine === undefined}
        onChoose={choose}
      />
    </section>
  );
}

/** Not shown for a refinement, which keeps the name and always has one drawing. */
function NewBrandOptions({ draft }: { readonly draft: ReturnType<typeof usePromptDraft> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pr-2">
      <BrandNameBox name={draft.brandName} onChange={draft.setBrandName} />
      <div className="py-1.5 max-sm:pl-4">
        <VariantCount count={draft.variants} onChange={draft.setVariants} />
      </div>
    </div>
  );
}

function Hints({ isRefining }: { readonly isRefining: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <KeyHint isRefining={isRefining} />
      {!isRefining && <p className="text-xs text-faint">{t('variantCount.hint')}</p>}
    </div>
  );
}

const keyClasses = 'rounded-sm border border-line-strong bg-raised px-1 font-sans text-[0.6875rem]';

function KeyHint({ isRefining }: { readonly isRefining: boolean }) {
  return (
    <p className="text-xs text-faint pointer-coarse:hidden">
      {rich(isRefining ? 'composer.keysToRefine' : 'composer.keysToGenerate', {
        key: (name) => <kbd className={keyClasses}>{name}</kbd>,
      })}
    </p>
  );
}

function CharacterCount({ count }: { readonly count: number }) {
  return (
    <p
      className={joinClasses('text-xs tabular-nums', count > maxPromptLength ? 'text-danger' : 'text-faint')}
    >
      {t('composer.length', { count, max: maxPromptLength })}
    </p>
  );
}

interface PromptBoxProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly prompt: string;
  readonly onChange: (prompt: string) => void;
  readonly onSend: () => void;
  readonly isRefining: boolean;
  /** Leaves room for a few sentences, while the page has no other content. */
  readonly isTall: boolean;
  readonly problem: string | null;
}

function PromptBox({ box, prompt, onChange, onSend, isRefining, isTall, problem }: PromptBoxProps) {
  const id = useId();
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // An Enter that only ends the input of a Japanese or Chinese word does not send the prompt.
    if (event.nativeEvent.isComposing) return;
    // A touch keyboard has no Shift + Enter, so Enter starts a new line there, and the button sends.
    if (matchMedia('(pointer: coarse)').matches && !event.metaKey && !event.ctrlKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">
        {isRefining ? t('composer.changeLabel') : t('composer.promptLabel')}
      </label>
      <textarea
        ref={box}
        id={id}
        value={prompt}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendByKey}
        rows={1}
        placeholder={isRefining ? t('composer.changePlaceholder') : t('composer.promptPlaceholder')}
        aria-keyshortcuts="Enter"
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        className={joinClasses(
          'field-sizing-content max-h-80 w-full resize-none bg-transparent px-4 py-3.5 text-[1rem] leading-6 text-ink outline-none placeholder:text-faint',
          isTall ? 'min-h-25' : 'min-h-13',
        )}
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
        {brand.error === null
          ? rich('composer.refining', {
              title: formatBrandTitle(brand.data),
              faint: (verb) => <span className="text-faint">{verb}</span>,
            })
          : describeError(brand.error)}
      </p>
      <IconButton icon={X} label={t('composer.startNew')} onClick={onClear} />
    </div>
  );
}

function formatBrandTitle(brand: BrandDetail | undefined): string {
  return brand === undefined ? '…' : brandTitle(brand);
}
