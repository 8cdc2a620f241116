import type { BrandColour, BrandDetail } from '@blazon/contract/console/brands.ts';
import { Status } from '../../parts/badge.tsx';
import { Copy } from '../../parts/copy.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Tints } from './tint-strip.tsx';
import {
  formatColourValues,
  computeContrast,
  formatContrast,
  chooseInkOn,
  type ContrastVerdict,
  judgeContrast,
} from './colour-values.ts';
import { t } from './text.ts';

type Colours = Pick<BrandDetail, 'primary_color' | 'secondary_color' | 'colours'>;

/** Shows every colour on white and on black, in every notation; its tints; and which pairs are readable. */
export function Palette({ brand }: { readonly brand: Colours }) {
  const [light, dark] = [
    brand.colours.map(({ name, on_light: hex }) => ({ name, hex })),
    brand.colours.map(({ name, on_dark: hex }) => ({ name, hex })),
  ];
  return (
    <div className="flex flex-col gap-10">
      <ColourSet title={t('palette.title')} colours={light} label={(name) => name.toLowerCase()} />
      <ColourSet
        title={t('palette.onDark')}
        colours={dark}
        label={(name) => t('palette.nameOnDark', { name: name.toLowerCase() })}
      />
      <Tints hex={brand.primary_color} />
      <Contrasts brand={brand} />
    </div>
  );
}

interface ColourSetProps {
  readonly title: string;
  readonly colours: readonly { readonly name: BrandColour['name']; readonly hex: string }[];
  readonly label: (name: string) => string;
}

function ColourSet({ title, colours, label }: ColourSetProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-ink">{title}</h3>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {colours.map(({ name, hex }) => (
          <Swatch key={name} name={name} hex={hex} label={label(name)} />
        ))}
      </div>
    </div>
  );
}

/** Where the logo uses a colour, because the names alone do not tell them apart. */
const colourPurposes: Readonly<Record<BrandColour['name'], string>> = {
  Primary: t('palette.ofPrimary'),
  Secondary: t('palette.ofSecondary'),
  Accent: t('palette.ofAccent'),
  Letters: t('palette.ofLetters'),
  'Symbol shade': t('palette.ofSymbolShade'),
};

interface SwatchProps {
  readonly name: BrandColour['name'];
  readonly hex: string;
  readonly label: string;
}

function Swatch({ name, hex, label }: SwatchProps) {
  const values = formatColourValues(hex);
  const lines = [
    ['HEX', values.hex, values.hex],
    ['RGB', values.rgb, `rgb(${values.rgb})`],
    ['HSL', values.hsl, `hsl(${values.hsl})`],
    ['OKLCH', values.oklch, `oklch(${values.oklch})`],
  ] as const;
  return (
    <figure className="flex flex-col gap-3">
      <div
        className="flex h-28 items-end rounded-lg border border-line p-4"
        style={{ backgroundColor: hex, color: chooseInkOn(hex) }}
      >
        <figcaption className="flex flex-col gap-0.5 text-xs">
          <span className="text-sm font-medium">{name}</span>
          {colourPurposes[name]}
        </figcaption>
      </div>
      <dl className="text-sm">
        {lines.map(([notation, shown, copied]) => (
          <div key={notation} className="flex h-8 items-center gap-4">
            <dt className="w-14 text-xs text-faint">{notation}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between gap-2 font-mono text-xs text-ink">
              {shown}
              <Copy text={copied} label={t('palette.copyAs', { label, notation })} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface ColourPair {
  readonly name: string;
  readonly ink: string;
  readonly ground: string;
}

const statusByTone = { good: 'good', warning: 'warning', danger: 'off' } as const;

const columns: readonly Column<ColourPair>[] = [
  { key: 'pair', header: t('palette.pair'), cell: (pair) => <PairCell pair={pair} /> },
  {
    key: 'contrast',
    header: t('palette.contrast'),
    align: 'end',
    cell: (pair) => formatContrast(computePairContrast(pair)),
  },
  {
    key: 'verdict',
    header: t('palette.goodFor'),
    cell: (pair) => <VerdictCell verdict={judgeContrast(computePairContrast(pair))} />,
  },
];

function Contrasts({ brand }: { readonly brand: Colours }) {
  const { primary_color: primary, secondary_color: secondary } = brand;
  const pairs: ColourPair[] = [
    { name: t('palette.primaryOnWhite'), ink: primary, ground: '#ffffff' },
    { name: t('palette.primaryOnBlack'), ink: primary, ground: '#000000' },
    { name: t('palette.secondaryOnWhite'), ink: secondary, ground: '#ffffff' },
    { name: t('palette.secondaryOnBlack'), ink: secondary, ground: '#000000' },
    { name: t('palette.primaryOnSecondary'), ink: primary, ground: secondary },
  ];
  return <Table label={t('palette.contrast')} rows={pairs} rowKey={({ name }) => name} columns={columns} />;
}

function computePairContrast({ ink, ground }: ColourPair): number {
  return computeContrast(ink, ground);
}

function PairCell({ pair }: { readonly pair: ColourPair }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className="inline-flex h-7 w-10 shrink-0 items-center justify-center rounded-sm border border-line"
        style={{ backgroundColor: pair.ground }}
      >
        <span className="size-3 rounded-full" style={{ backgroundColor: pair.ink }} />
      </span>
      {pair.name}
    </span>
  );
}

function VerdictCell({ verdict }: { readonly verdict: ContrastVerdict }) {
  return <Status kind={statusByTone[verdict.tone]}>{verdict.words}</Status>;
}
