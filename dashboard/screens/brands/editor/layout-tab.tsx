import { Circle, CircleOff, type LucideIcon, Shield, Square } from 'lucide-react';
import type { Frame } from '@blazon/contract/console/brands.ts';
import { joinClasses } from '../../../parts/classes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Placement } from './choices.ts';
import type { EditorTabProps } from './editor-tab.ts';
import { t } from '../text.ts';

const placementNames: Readonly<Record<Placement, string>> = {
  left: t('layoutTab.symbolLeft'),
  right: t('layoutTab.symbolRight'),
  above: t('layoutTab.stacked'),
  below: t('layoutTab.symbolBelow'),
  alone: t('layoutTab.symbolOnly'),
  none: t('layoutTab.nameOnly'),
};

const directionClasses: Readonly<Record<Placement, string>> = {
  left: 'flex-row',
  right: 'flex-row-reverse',
  above: 'flex-col',
  below: 'flex-col-reverse',
  alone: '',
  none: '',
};

const frameOptions: Readonly<Record<Frame | 'none', { readonly label: string; readonly icon: LucideIcon }>> =
  {
    circle: { label: t('layoutTab.circle'), icon: Circle },
    square: { label: t('layoutTab.square'), icon: Square },
    shield: { label: t('layoutTab.shield'), icon: Shield },
    none: { label: t('layoutTab.noFrame'), icon: CircleOff },
  };

export function LayoutTab({ offer, choices, onChoose }: EditorTabProps) {
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        label={t('layoutTab.arrangement')}
        value={choices.placement}
        onChange={(placement) => onChoose({ placement })}
        options={offer.placements.map((value) => ({
          value,
          label: placementNames[value],
          picture: <LayoutSketch placement={value} />,
        }))}
      />
      <ChoiceGroup
        label={t('layoutTab.frame')}
        value={choices.frame}
        onChange={(frame) => onChoose({ frame })}
        options={offer.frames.map((value) => {
          const { label, icon: Icon } = frameOptions[value];
          return { value, label, picture: <Icon aria-hidden className="size-6" strokeWidth={1.5} /> };
        })}
      />
      {offer.hasSize && (
        <ChoiceGroup
          label={t('layoutTab.sizeOfTheSymbol')}
          value={choices.size}
          onChange={(size) => onChoose({ size })}
          options={[
            { value: 'bigger', label: t('layoutTab.larger') },
            { value: 'smaller', label: t('layoutTab.smaller') },
          ]}
        />
      )}
    </div>
  );
}

/** A small sketch of a layout: a square for the symbol and a bar for the name. */
function LayoutSketch({ placement }: { readonly placement: Placement }) {
  return (
    <span
      aria-hidden
      className={joinClasses('flex h-8 items-center justify-center gap-1', directionClasses[placement])}
    >
      {placement !== 'none' && <span className="size-4 rounded-sm bg-current" />}
      {placement !== 'alone' && <span className="h-2 w-9 rounded-xs bg-current opacity-50" />}
    </span>
  );
}
