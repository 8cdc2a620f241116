import { joinClasses } from '../../../parts/classes.ts';
import { useFontWeights, useTypeface } from '../use-typeface.ts';
import { choiceClasses, ChoiceGroup, ButtonGroup } from './choice-group.tsx';
import type { LetterCase, LetterWeightChange } from './choices.ts';
import type { EditorTabProps } from './editor-tab.ts';
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
  const weights = useFontWeights(choices.typeface ?? brand.font_family);
  const text = brand.design?.lettering ?? brand.font_family;
  return (
    <div className="flex flex-col gap-6">
      {offer.hasTypefaces && (
        <ButtonGroup
          label={t('typeTab.typeface')}
          className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4"
        >
          {typefaces
            .filter((family) => family !== brand.font_family)
            .map((family) => (
              <Typeface
                key={family}
                family={family}
                text={text}
                isChosen={family === choices.typeface}
                onClick={() => onChoose({ typeface: family === choices.typeface ? undefined : family })}
              />
            ))}
        </ButtonGroup>
      )}
      <ChoiceGroup
        label={t('typeTab.weight')}
        value={choices.weight}
        onChange={(weight) => onChoose({ weight })}
        options={findOfferedWeights(weights, Number(brand.font_weight_heading)).map((value) => ({
          value,
          label: weightNames[value],
        }))}
      />
      <ChoiceGroup
        label={t('typeTab.letters')}
        value={choices.letterCase}
        onChange={(letterCase) => onChoose({ letterCase })}
        options={offer.cases.map((value) => ({ value, label: caseNames[value] }))}
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
  const face = useTypeface(family);
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
      <span className="w-full truncate text-lg leading-7 text-ink" style={{ ...face, fontWeight: 600 }}>
        {text}
      </span>
      <span className="w-full truncate text-xs font-normal text-soft">{family}</span>
    </button>
  );
}
