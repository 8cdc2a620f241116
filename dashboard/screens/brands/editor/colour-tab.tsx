import { ArrowRight, Check, Pipette } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { joinClasses } from '../../../parts/classes.ts';
import { Tooltip } from '../../../parts/tooltip.tsx';
import { chooseInkOn } from '../colour-values.ts';
import { ChoiceGroup, ButtonGroup } from './choice-group.tsx';
import type { EditorTabProps } from './editor-tab.ts';
import { findShade } from './recolour.ts';
import shades from './shades.json' with { type: 'json' };
import { t } from '../text.ts';

export function ColourTab({ brand, choices, onChoose }: EditorTabProps) {
  return (
    <div className="flex flex-col gap-6">
      <Shades
        label={t('colourTab.primaryColour')}
        value={choices.primary}
        now={brand.primary_color}
        onChange={(primary) => onChoose({ primary })}
      />
      <Shades
        label={t('colourTab.secondaryColour')}
        value={choices.secondary}
        now={brand.secondary_color}
        onChange={(secondary) => onChoose({ secondary })}
      />
      <ChoiceGroup
        label={t('colourTab.both')}
        value={choices.scheme}
        onChange={(scheme) => onChoose({ scheme })}
        options={[
          { value: 'swap', label: t('colourTab.swapThem') },
          { value: 'monochrome', label: t('colourTab.blackAndWhite') },
        ]}
      />
    </div>
  );
}

interface ShadesProps {
  readonly label: string;
  readonly value: string | undefined;
  /** The current colour of the logo. */
  readonly now: string;
  readonly onChange: (value: string | undefined) => void;
}

function Shades({ label, value, now, onChange }: ShadesProps) {
  return (
    <ButtonGroup
      label={label}
      chosen={<ColourChange now={now} value={value} />}
      className="flex flex-wrap gap-1.5"
    >
      {shades.map(({ name, hex }) => (
        <Tooltip key={name} text={name}>
          <button
            type="button"
            aria-label={name}
            aria-pressed={name === value}
            onClick={() => onChange(name === value ? undefined : name)}
            className={joinClasses(
              'flex size-9 items-center justify-center rounded-md border border-line-strong lg:size-8',
              name === value && 'ring-2 ring-ink ring-offset-2 ring-offset-page',
            )}
            style={{ backgroundColor: hex }}
          >
            {name === value && (
              <Check aria-hidden className="size-4" style={{ color: chooseInkOn(hex) }} strokeWidth={2.5} />
            )}
          </button>
        </Tooltip>
      ))}
      <ColourPicker label={label} value={value} now={now} onChange={onChange} />
    </ButtonGroup>
  );
}

/** The current colour and, after an arrow, the chosen one. */
function ColourChange({ now, value }: Pick<ShadesProps, 'now' | 'value'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Swatch hex={now} />
      <span className="font-mono">{now.toUpperCase()}</span>
      {value !== undefined && (
        <>
          <ArrowRight
            aria-label={t('colourTab.becomes')}
            className="size-3.5 text-faint"
            strokeWidth={1.75}
          />
          <Swatch hex={findShade(value)} />
          <span className="text-ink">{value}</span>
        </>
      )}
    </span>
  );
}

function Swatch({ hex }: { readonly hex: string }) {
  return (
    <span
      aria-hidden
      className="size-3.5 rounded-sm border border-line-strong"
      style={{ backgroundColor: hex }}
    />
  );
}

/** A picker for any other colour. */
function ColourPicker({ label, value, now, onChange }: ShadesProps) {
  const isExact = value?.startsWith('#') === true;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const hex = event.currentTarget.value.toUpperCase();
    onChange(hex === now.toUpperCase() ? undefined : hex);
  };
  return (
    <label
      className={joinClasses(
        'relative flex h-9 cursor-pointer lg:h-8 items-center gap-2 rounded-md border border-line-strong bg-raised px-3 text-xs text-soft hover:bg-hover hover:text-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isExact && 'ring-2 ring-ink ring-offset-2 ring-offset-page',
      )}
    >
      {isExact ? (
        <span aria-hidden className="size-4 rounded-sm" style={{ backgroundColor: value }} />
      ) : (
        <Pipette aria-hidden className="size-4" strokeWidth={1.75} />
      )}
      <span aria-hidden>{t('colourTab.other')}</span>
      <input
        type="color"
        aria-label={t('colourTab.another', { label: label.toLowerCase() })}
        value={isExact ? value : now}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
