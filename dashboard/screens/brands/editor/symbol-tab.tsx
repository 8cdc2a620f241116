import type { SymbolChange } from '@blazon/contract/console/brands.ts';
import { Input } from '../../../parts/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { EditorTabProps } from './editor-tab.ts';
import { t } from '../text.ts';

const symbolChangeNames: Readonly<Record<SymbolChange, string>> = {
  simpler: t('symbolTab.simpler'),
  richer: t('symbolTab.moreDetailed'),
  bolder: t('symbolTab.bolder'),
  finer: t('symbolTab.finer'),
};

/** Enough for a noun with two adjectives. */
const maxSubjectLength = 60;

export function SymbolTab({ brand, offer, choices, onChoose }: EditorTabProps) {
  const symbol = brand.design?.symbol ?? null;
  const anotherName = symbol === null ? t('symbolTab.anySymbol') : t('symbolTab.anotherSymbol');
  return (
    <div className="flex flex-col gap-6">
      <Input
        label={symbol === null ? t('symbolTab.addASymbol') : t('symbolTab.drawSomethingElse')}
        hint={t('symbolTab.oneThingInAFewWords')}
        placeholder={t('symbolTab.aFox')}
        value={choices.subject ?? ''}
        maxLength={maxSubjectLength}
        onChange={(event) => onChoose({ subject: event.currentTarget.value })}
        className="max-w-sm"
      />
      <ChoiceGroup
        label={t('symbolTab.orLeaveItToBlazon')}
        value={choices.symbol}
        onChange={(next) => onChoose({ symbol: next })}
        options={offer.symbols.map((value) => ({
          value,
          label: value === 'monogram' ? t('symbolTab.theInitials') : anotherName,
        }))}
      />
      <ChoiceGroup
        label={t('symbolTab.theSameSymbolBut')}
        value={choices.manner}
        onChange={(manner) => onChoose({ manner })}
        options={offer.manners.map((value) => ({ value, label: symbolChangeNames[value] }))}
      />
    </div>
  );
}
