import { ChevronRight } from 'lucide-react';
import { usePlace } from '../../api/use-me.ts';
import { firstPrompts, refiningPrompts } from './prompts.ts';
import { sandboxPrompts } from './sandbox-prompts.ts';
import { rich, t } from './text.ts';

interface PromptIdeasProps {
  readonly isRefining: boolean;
  readonly onChoose: (prompt: string) => void;
}

const summaryLook =
  'inline-flex list-none items-center gap-1 rounded-sm text-xs text-soft select-none hover:text-ink [&::-webkit-details-marker]:hidden';

/** Example prompts. In the sandbox, also prompts that simulate an outcome. */
export function PromptIdeas({ isRefining, onChoose }: PromptIdeasProps) {
  const { environment, me } = usePlace();
  const ideas = isRefining ? refiningPrompts : firstPrompts;
  return (
    <div className="flex flex-col gap-3 px-1">
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-6">
        <details className="group">
          <Summary>{isRefining ? t('promptIdeas.ideasForAChange') : t('promptIdeas.examples')}</Summary>
          <ul className="flex flex-col items-start gap-0.5 pt-2">
            {ideas.map((idea) => (
              <li key={idea}>
                <PromptButton prompt={idea} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </details>
        {environment === 'sandbox' && (
          <details className="group">
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
      </div>
      {me.art_director === 'recordings' && <NoModel />}
    </div>
  );
}

/** A hint for people who run the service on their own machine without a language model. */
function NoModel() {
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
    <summary className={summaryLook}>
      <ChevronRight
        aria-hidden
        className="size-3.5 transition-transform group-open:rotate-90"
        strokeWidth={1.75}
      />
      {children}
    </summary>
  );
}

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
      className={`-mx-2 rounded-md px-2 py-1 text-left text-ink hover:bg-hover ${isCode ? 'font-mono text-xs' : 'text-sm'}`}
    >
      {prompt}
    </button>
  );
}
