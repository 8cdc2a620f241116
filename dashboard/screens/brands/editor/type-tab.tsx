import { joinClasses } from '../../../parts/classes.ts';
import { useFontWeights } from '../use-typeface.ts';
import { choiceClasses, ChoiceGroup, ChosenMark, ButtonGroup } from './choice-group.tsx';
import type { LetterCase, LetterWeightChange } from './choices.ts';
import type { EditorTabProps } from './editor-tab.ts';
import { changeCase, changeWeight } from './letter-changes.ts';
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

export function TypeTab({ brand, offer, choices, onChoose }: EditorTabProps) {
  const family = choices.typeface ?? brand.font_family;
  const weights = useFontWeights(family);
  const heading = Number(brand.font_weight_heading);
  const text = getLettering(brand);
  return (
    <div className="flex flex-col gap-6">
      {offer.hasTypefaces && (
        <ButtonGroup label={t('typeTab.typeface')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          <Typeface
            family={brand.font_family}
            text={text}
            weight={heading}
            isCurrent
            isChosen={choices.typeface === undefined}
            onClick={() => onChoose({ typeface: undefined })}
          />
          {typefaces
            .filter((each) => each !== brand.font_family)
            .map((each) => (
              <Typeface
                key={each}
                family={each}
                text={text}
                weight={heading}
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
          picture: <LetteringSketch family={family} text={text} weight={changeWeight(heading, value)} />,
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
          picture: <LetteringSketch family={family} text={changeCase(text, value)} weight={heading} />,
        }))}
      />
    </div>
  );
}

interface TypefaceProps {
  readonly family: string;
  /** The name of the brand, shown in the family. */
  readonly text: string;
  readonly weight: number;
  /** Whether the logo is set in it now. */
  readonly isCurrent?: boolean;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function Typeface({ family, text, weight, isCurrent = false, isChosen, onClick }: TypefaceProps) {
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
      <LetteringSketch family={family} text={text} weight={weight} />
      <span className="w-full truncate text-xs font-normal text-soft">
        {isCurrent ? t('typeTab.current', { family }) : family}
      </span>
    </button>
  );
}
