import type { Frame } from '@blazon/contract/console/brands.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Placement } from './choices.ts';
import type { EditorTabProps } from './editor-tab.ts';
import { FrameSketch, LayoutSketch } from './sketches.tsx';
import { t } from '../text.ts';

const placementNames: Readonly<Record<Placement, string>> = {
  left: t('layoutTab.symbolLeft'),
  right: t('layoutTab.symbolRight'),
  above: t('layoutTab.stacked'),
  below: t('layoutTab.symbolBelow'),
  alone: t('layoutTab.symbolOnly'),
  none: t('layoutTab.nameOnly'),
};

const frameNames: Readonly<Record<Frame | 'none', string>> = {
  circle: t('layoutTab.circle'),
  square: t('layoutTab.square'),
  shield: t('layoutTab.shield'),
  none: t('layoutTab.noFrame'),
};

export function LayoutTab({ brand, offer, choices, onChoose }: EditorTabProps) {
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        label={t('layoutTab.arrangement')}
        value={choices.placement}
        onChange={(placement) => onChoose({ placement })}
        options={offer.placements.map((value) => ({
          value,
          label: placementNames[value],
          picture: <LayoutSketch brand={brand} placement={value} />,
        }))}
      />
      <ChoiceGroup
        label={t('layoutTab.frame')}
        value={choices.frame}
        onChange={(frame) => onChoose({ frame })}
        options={offer.frames.map((value) => ({
          value,
          label: frameNames[value],
          picture: <FrameSketch brand={brand} frame={value} />,
        }))}
      />
      {offer.hasSize && (
        <ChoiceGroup
          label={t('layoutTab.sizeOfTheSymbol')}
          value={choices.size}
          onChange={(size) => onChoose({ size })}
          options={[
            {
              value: 'bigger',
              label: t('layoutTab.larger'),
              picture: <LayoutSketch brand={brand} placement="left" symbolClasses="size-8" />,
            },
            {
              value: 'smaller',
              label: t('layoutTab.smaller'),
              picture: <LayoutSketch brand={brand} placement="left" symbolClasses="size-3" />,
            },
          ]}
        />
      )}
    </div>
  );
}
