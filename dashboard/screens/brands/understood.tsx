import type { BrandInterpretation as Reading } from '@blazon/contract/console/brands.ts';
import { PencilLine, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { correctionBeginnings } from './corrections.ts';
import { t } from './text.ts';

interface UnderstoodProps {
  readonly understood: Reading;
  /** Starts a refinement with this sentence; undefined for viewers. */
  readonly onCorrect: ((sentence: string) => void) | undefined;
}

/** Shows what the service understood from the prompt. A click on a part starts a refinement that corrects it. */
export function Understood({ understood, onCorrect }: UnderstoodProps) {
  const { name, trade, moods, colours, wishes, refusals, unfulfilled } = understood;
  const chips = (words: readonly string[], createSentence: (word: string) => string) =>
    words.map((word) => (
      <Chip key={word} icon={X} word={word} sentence={createSentence(word)} onCorrect={onCorrect} />
    ));
  const chip = (word: string | null, sentence: string) => (
    <Chip icon={PencilLine} word={word} sentence={sentence} onCorrect={onCorrect} />
  );
  return (
    <section aria-label={t('understood.title')} className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
        <Row name={t('understood.name')}>{chip(name, correctionBeginnings.name)}</Row>
        <Row name={t('understood.trade')}>{chip(trade, correctionBeginnings.trade(trade))}</Row>
        <Row name={t('understood.mood')}>
          {moods.length === 0
            ? chip(null, correctionBeginnings.moods)
            : chips(moods, correctionBeginnings.mood)}
        </Row>
        <Row name={t('understood.colours')}>
          {colours.length === 0
            ? chip(null, correctionBeginnings.colours)
            : chips(colours, correctionBeginnings.colour)}
        </Row>
        {wishes.length > 0 && (
          <Row name={t('understood.also')}>{chips(wishes, correctionBeginnings.wish)}</Row>
        )}
        {refusals.length > 0 && (
          <Row name={t('understood.avoiding')}>{chips(refusals, correctionBeginnings.refusal)}</Row>
        )}
      </dl>
      {unfulfilled.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {unfulfilled.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2 text-sm text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="py-1 text-faint">{name}</dt>
      <dd className="flex min-w-0 flex-wrap gap-1.5">{children}</dd>
    </>
  );
}

interface ChipProps {
  readonly icon: typeof X;
  /** What the service understood; null if the prompt does not say. */
  readonly word: string | null;
  readonly sentence: string;
  readonly onCorrect: UnderstoodProps['onCorrect'];
}

const chipClasses =
  'inline-flex min-h-7 items-center gap-1.5 rounded-md px-2 text-left [overflow-wrap:anywhere]';

function Chip({ icon: Icon, word, sentence, onCorrect }: ChipProps) {
  const text = word ?? t('understood.notStated');
  if (onCorrect === undefined) return <span className={`${chipClasses} bg-hover text-ink`}>{text}</span>;
  return (
    <button
      type="button"
      aria-label={word === null ? t('understood.add', { text }) : t('understood.correct', { text })}
      onClick={() => onCorrect(sentence)}
      className={`${chipClasses} bg-hover hover:bg-pressed ${word === null ? 'text-faint' : 'text-ink'}`}
    >
      {text}
      <Icon aria-hidden className="size-3 shrink-0 text-faint" strokeWidth={2} />
    </button>
  );
}
