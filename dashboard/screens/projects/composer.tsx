import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { limits } from '@blazon/contract/limits.ts';
import { Sparkles, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useBrand } from '../../api/use-brands.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { brandTitle } from '../brands/brand-title.ts';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
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
  const { projectId, isEmpty, refine, onRefine, onAccepted } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const folding = useFoldingOnPhone(box);
  const draft = usePromptDraft({
    projectId,
    refine,
    onRefine,
    onAccepted: (job) => {
      folding.fold();
      onAccepted(job);
    },
  });
  const { prompt, setPrompt, count, error } = draft;
  const sandbox = useSandboxOnly(projectId);
  const send = sandbox.isSandboxOnly ? () => draft.isReady && sandbox.open() : draft.send;
  useFocusOnRequest(box, props);
  const isRefining = refine !== undefined;
  const isBlank = !isRefining && prompt === '' && draft.brandName === '';
  const isFolded = folding.isFolded && !isEmpty && isBlank;
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
        {isRefining && <RefinedBrand brandId={refine} onClear={() => onRefine(undefined)} />}
        <div className="flex flex-col sm:flex-row sm:items-end">
          <PromptBox
            box={box}
            prompt={prompt}
            onChange={setPrompt}
            onSend={send}
            onUse={folding.unfold}
            isRefining={isRefining}
            isFolded={isFolded}
            isTall={isEmpty}
            problem={count > maxPromptLength ? t('composer.tooLong', { max: maxPromptLength }) : null}
          />
          {!isFolded && <Submit draft={draft} sandbox={sandbox} isRefining={isRefining} />}
        </div>
        {!isRefining && !isFolded && <NewBrandOptions draft={draft} />}
      </form>
      {error !== null && <Refused error={error} projectId={projectId} />}
      {sandbox.isSandboxOnly && error === null && <SandboxOnly />}
      {!isFolded && (
        <PromptIdeas isRefining={isRefining} isOpen={isEmpty && !isRefining} onChoose={choose}>
          <Hints isRefining={isRefining} hasVariants={!isRefining && draft.variants > 1} />
        </PromptIdeas>
      )}
    </section>
  );
}

/** On a phone, the composer takes one line until it is used, so that the brands below it are in view. */
function useFoldingOnPhone(box: RefObject<HTMLTextAreaElement | null>) {
  const isPhone = useIsPhone();
  const [isUsed, setUsed] = useState(false);
  return {
    isFolded: isPhone && !isUsed,
    unfold: () => setUsed(true),
    fold: () => {
      setUsed(false);
      // Closes the keyboard, which would cover the drawings.
      if (isPhone) box.current?.blur();
    },
  };
}

/** Moves the focus to the prompt box when the next step is to type in it. */
function useFocusOnRequest(
  box: RefObject<HTMLTextAreaElement | null>,
  { refine, isFirstStep, edits }: Pick<PromptComposerProps, 'refine' | 'isFirstStep' | 'edits'>,
): void {
  const seenEdits = useRef(0);
  useEffect(() => {
    const isEdited = edits !== seenEdits.current;
    seenEdits.current = edits;
    if (refine === undefined && !isFirstStep && !isEdited) return;
    // When this screen has loaded, the person may already be typing in the search.
    if (document.querySelector('[role=dialog][data-open]') !== null) return;
    const text = box.current;
    text?.focus();
    // Puts the cursor at the end of a prefilled prompt.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [box, refine, isFirstStep, edits]);
}

interface SubmitProps {
  readonly draft: ReturnType<typeof usePromptDraft>;
  readonly sandbox: ReturnType<typeof useSandboxOnly>;
  readonly isRefining: boolean;
}

function Submit({ draft, sandbox, isRefining }: SubmitProps) {
  const label = isRefining ? t('composer.refine') : t('composer.generate');
  return (
    <div className="flex items-center justify-end gap-3 p-2">
      <PromptState count={draft.count} isUnfinished={draft.isUnfinished} />
      <Button
        type="submit"
        variant="primary"
        icon={Sparkles}
        disabled={!draft.isReady}
        pending={draft.isPending || sandbox.isPending}
      >
        {sandbox.isSandboxOnly ? t('composer.drawInTheSandbox') : label}
      </Button>
    </div>
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

/** Beside the lists of ideas; above them if one is open. */
function Hints({ isRefining, hasVariants }: { readonly isRefining: boolean; readonly hasVariants: boolean }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 group-has-[details[open]]/ideas:order-first group-has-[details[open]]/ideas:basis-full group-has-[details[open]]/ideas:justify-between sm:ml-auto">
      <KeyHint isRefining={isRefining} />
      {hasVariants && <p className="text-xs text-faint">{t('variantCount.hint')}</p>}
    </div>
  );
}

const keyClasses = 'rounded-sm border border-line-strong bg-raised px-1 font-sans text-[0.6875rem]';

function KeyHint({ isRefining }: { readonly isRefining: boolean }) {
  return (
    <p className="text-xs text-faint max-sm:hidden pointer-coarse:hidden">
      {rich(isRefining ? 'composer.keysToRefine' : 'composer.keysToGenerate', {
        key: (name) => <kbd className={keyClasses}>{name}</kbd>,
      })}
    </p>
  );
}

/** What is missing from the prompt, or its length. */
function PromptState({ count, isUnfinished }: { readonly count: number; readonly isUnfinished: boolean }) {
  if (isUnfinished) return <p className="text-xs text-faint">{t('composer.unfinished')}</p>;
  if (count === 0) return null;
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
  /** Called when the person turns to the box. */
  readonly onUse: () => void;
  readonly isRefining: boolean;
  /** Whether the box takes one line. */
  readonly isFolded: boolean;
  /** Leaves room for a few sentences, while the page has no other content. */
  readonly isTall: boolean;
  readonly problem: string | null;
}

function PromptBox(props: PromptBoxProps) {
  const { box, prompt, onChange, onSend, onUse, isRefining, isFolded, isTall, problem } = props;
  const id = useId();
  const newPlaceholder = isFolded ? t('composer.anotherPlaceholder') : t('composer.promptPlaceholder');
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
        onFocus={onUse}
        onClick={onUse}
        rows={1}
        placeholder={isRefining ? t('composer.changePlaceholder') : newPlaceholder}
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
  const [ground] = useGround();
  return (
    <div className="flex items-center gap-4 rounded-t-lg border-b border-line bg-sunken p-2">
      <Ground ground={ground} className="h-16 w-26 shrink-0 rounded-md border border-line">
        <Logo brandId={brandId} ground={ground} alt="" className="h-[72%] w-[80%]" eager />
      </Ground>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="truncate text-sm font-medium text-ink">
          {brand.error === null
            ? rich('composer.refining', {
                title: formatBrandTitle(brand.data),
                faint: (verb) => <span className="font-normal text-soft">{verb}</span>,
              })
            : describeError(brand.error)}
        </p>
        <p className="text-xs text-soft">{t('composer.refiningKeeps')}</p>
      </div>
      <IconButton icon={X} label={t('composer.startNew')} onClick={onClear} />
    </div>
  );
}

function formatBrandTitle(brand: BrandDetail | undefined): string {
  return brand === undefined ? '…' : brandTitle(brand);
}
