import type { SymbolChange } from '@blazon/contract/console/brands.ts';
import { Input } from '../../../parts/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { EditorTabProps } from './editor-tab.ts';

const mannerNames: Readonly<Record<SymbolChange, string>> = {
  simpler: 'Simpler',
  richer: 'More detailed',
  bolder: 'Bolder',
  finer: 'Finer',
};

/** Enough for a thing with two adjectives. */
const mostLetters = 60;

export function SymbolTab({ brand, offer, choices, onChoose }: EditorTabProps) {
  const symbol = brand.design?.symbol ?? null;
  const anotherName = symbol === null ? 'Any symbol' : 'Another symbol';
  return (
    <div className="flex flex-col gap-6">
      <Input
        label={symbol === null ? 'Add a symbol' : 'Draw something else'}
        hint="One thing, in a few words."
        placeholder="a fox"
        value={choices.subject ?? ''}
        maxLength={mostLetters}
        onChange={(event) => onChoose({ subject: event.currentTarget.value })}
        className="max-w-sm"
      />
      <ChoiceGroup
        label="Or leave it to Blazon"
        value={choices.symbol}
        onChange={(next) => onChoose({ symbol: next })}
        options={offer.symbols.map((value) => ({
          value,
          label: value === 'monogram' ? 'The initials' : anotherName,
        }))}
      />
      <ChoiceGroup
        label="The same symbol, but"
        value={choices.manner}
        onChange={(manner) => onChoose({ manner })}
        options={offer.manners.map((value) => ({ value, label: mannerNames[value] }))}
      />
    </div>
  );
}
