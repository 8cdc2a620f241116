import { joinClasses } from '../../../parts/classes.ts';
import { useFontWeights } from '../use-typeface.ts';
import { choiceClasses, ChoiceGroup, ChosenMark, ButtonGroup } from './choice-group.tsx';
import type { LetterCase, LetterWeightChange } from './choices.ts';
import type { EditorTabProps } from './editor-tab.ts';
import { getLettering, LetteringSketch } from './sketches.tsx';
import typefaces from './typefaces.json' with { type: 'json' };
import { findOfferedWeights } from './weights-offered.ts';
import { t } from '../text.ts';

const weightNames: Readonly<Record<LetterWeightChange, string>> = {
  bolder: t('typeTab.bolder'),
  thinner: t('typeTab.thinner'),
};
const caseNames: Readonly<Record<LetterCase, string>> = {
  upper: 'CAPITALS',
  lower: 'lowercase',
  title: t('typeTab.titleCase'),
};

/** A sketch is two weights away from the present one, which is enough to see the direction. */
const sketchWeights: Readonly<Record<LetterWeightChange, (heading: number) => number>> = {
  bolder: (heading) => Math.min(heading + 200, 900),
  thinner: (heading) => Math.max(heading - 200, 100),
};

const respell: Readonly<Record<LetterCase, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: (text) => text.toLowerCase().replaceAll(/(?<=^|\s)\S/gu, (letter) => letter.toUpperCase()),
};

export function TypeTab({ brand, offer, choices, onChoose }: EditorTabProps) {
  const family = choices.typeface ?? brand.font_family;
  const weights = useFontWeights(family);
  const heading = Number(brand.font_weight_heading);
  const text = getLettering(brand);
  return (
    <div className="flex flex-col gap-6">
      {offer.hasTypefaces && (
        <ButtonGroup label={t('typeTab.typeface')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {typefaces
            .filter((each) => each !== brand.font_family)
            .map((each) => (
              <Typeface
                key={each}
                family={each}
                text={text}
                isChosen={each === choices.typeface}
                onClick={() => onChoose({ typeface: each === choices.typeface ? undefined : each })}
              />
            ))}
        </ButtonGroup>
      )}
      <ChoiceGroup
        label={t('typeTab.weight')}
        tileClasses="sm:w-40"
        value={choices.weight}
        onChange={(weight) => onChoose({ weight })}
        options={findOfferedWeights(weights, heading).map((value) => ({
          value,
          label: weightNames[value],
          picture: <LetteringSketch family={family} text={text} weight={sketchWeights[value](heading)} />,
        }))}
      />
      <ChoiceGroup
        label={t('typeTab.letters')}
        tileClasses="sm:w-40"
        value={choices.letterCase}
        onChange={(letterCase) => onChoose({ letterCase })}
        options={offer.cases.map((value) => ({
          value,
          label: caseNames[value],
          picture: <LetteringSketch family={family} text={respell[value](text)} weight={heading} />,
        }))}
      />
    </div>
  );
}

interface TypefaceProps {
  readonly family: string;
  /** The name of the brand, shown in the family. */
  readonly text: string;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function Typeface({ family, text, isChosen, onClick }: TypefaceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={joinClasses(
        choiceClasses(isChosen),
        'min-w-0 flex-col items-start gap-1.5 px-3 pt-3 pb-2 text-left',
      )}
    >
      {isChosen && <ChosenMark />}
      <LetteringSketch family={family} text={text} weight={600} />
      <span className="w-full truncate text-xs font-normal text-soft">{family}</span>
    </button>
  );
}
