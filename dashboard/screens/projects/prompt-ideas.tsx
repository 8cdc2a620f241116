import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { firstPrompts, refiningPrompts } from './prompts.ts';
import { sandboxPrompts } from './sandbox-prompts.ts';
import { rich, t } from './text.ts';

interface PromptIdeasProps {
  readonly isRefining: boolean;
  /** Whether the list is open at first, as in a project without brands. */
  readonly isOpen: boolean;
  readonly onChoose: (prompt: string) => void;
  /** Hints beside the lists. */
  readonly children: ReactNode;
}

const summaryClasses =
  'inline-flex list-none items-center gap-1 rounded-sm text-xs text-soft select-none hover:text-ink [&::-webkit-details-marker]:hidden';

/** Example prompts; in the sandbox also those that simulate an outcome. */
export function PromptIdeas({ isRefining, isOpen, onChoose, children }: PromptIdeasProps) {
  const { environment, me } = useWorkspaceContext();
  const ideas = isRefining ? refiningPrompts : firstPrompts;
  return (
    <div className="flex flex-col gap-3">
      <div className="group/ideas flex flex-wrap gap-x-6 gap-y-2">
        <details open={isOpen} className="group open:basis-full">
          <Summary>{isRefining ? t('promptIdeas.ideasForAChange') : t('promptIdeas.examples')}</Summary>
          <ul className="grid gap-2 pt-2 sm:grid-cols-2">
            {ideas.map((idea) => (
              <li key={idea}>
                <PromptButton prompt={idea} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </details>
        {environment === 'sandbox' && (
          <details className="group open:basis-full">
            <Summary>{t('promptIdeas.sandboxPromptsForEveryOutcome')}</Summary>
            <ul className="flex flex-col items-start gap-0.5 pt-2">
              {sandboxPrompts.map(([prompt, outcome]) => (
                <li key={prompt} className="flex flex-wrap items-baseline gap-x-3">
                  <PromptButton prompt={prompt} onChoose={onChoose} isCode />
                  <span className="text-xs text-faint">{outcome}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {children}
      </div>
      {me.art_director === 'recordings' && <NoModelHint />}
    </div>
  );
}

/** A hint for people who run the service on their own machine without a language model. */
function NoModelHint() {
  return (
    <p className="max-w-prose text-xs text-faint">
      {rich('promptIdeas.noLanguageModel', {
        protocol: () => <code>BLAZON_DIRECTOR_PROTOCOL</code>,
        model: () => <code>BLAZON_DIRECTOR_MODEL</code>,
        key: () => <code>BLAZON_DIRECTOR_KEY</code>,
      })}
    </p>
  );
}

function Summary({ children }: { readonly children: string }) {
  return (
    <summary className={summaryClasses}>
      <ChevronRight
        aria-hidden
        className="size-3.5 transition-transform group-open:rotate-90"
        strokeWidth={1.75}
      />
      {children}
    </summary>
  );
}

const codeClasses = '-mx-2 rounded-md px-2 py-1 text-left font-mono text-xs text-ink hover:bg-hover';
const cardClasses =
  'size-full rounded-md border border-line bg-raised px-3.5 py-3 text-left text-sm text-soft transition-colors ' +
  'hover:border-line-strong hover:text-ink';

function PromptButton({
  prompt,
  onChoose,
  isCode = false,
}: {
  readonly prompt: string;
  readonly onChoose: (prompt: string) => void;
  readonly isCode?: boolean;
}) {
  return (
    <button
      type="button"
      onClick={(event) => {
        // Close the list afterwards, because it would push the result below the fold.
        event.currentTarget.closest('details')?.removeAttribute('open');
        onChoose(prompt);
      }}
      className={isCode ? codeClasses : cardClasses}
    >
      <span className={isCode ? undefined : 'line-clamp-3'}>{prompt}</span>
    </button>
  );
}
