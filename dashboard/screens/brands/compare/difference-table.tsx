import type { BrandColour, BrandDetail } from '@blazon/contract/console/brands.ts';
import { Badge } from '../../../parts/badge.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { computeContrast, formatContrast } from '../colour-values.ts';
import { type ComparedPart, compareBrands, type PartDescription } from './differences.ts';
import { rich, t } from '../text.ts';

interface DifferenceTableProps {
  readonly before: BrandDetail;
  readonly after: BrandDetail;
}

/** Describes how two versions differ. Parts that are the same are only named. */
export function DifferenceTable({ before, after }: DifferenceTableProps) {
  const parts = compareBrands(before, after);
  const different = parts.filter(({ isDifferent }) => isDifferent);
  const same = parts.filter(({ isDifferent }) => !isDifferent).map(({ name }) => name.toLowerCase());
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge tone={different.length === 0 ? 'neutral' : 'info'}>{formatCount(different.length)}</Badge>
        {same.length > 0 && <span>{t('differenceTable.sameInBoth', { same: same.join(', ') })}</span>}
      </p>
      {different.length > 0 && (
        <Table
          label={t('differenceTable.differences')}
          columns={columns}
          rows={different}
          rowKey={({ name }) => name}
        />
      )}
      {(before.design === null || after.design === null) && (
        <p className="text-sm text-soft">{t('differenceTable.aLanguageModelDrewAt')}</p>
      )}
    </div>
  );
}

function formatCount(count: number): string {
  return t('differenceTable.count', { count });
}

const columns: readonly Column<ComparedPart>[] = [
  {
    key: 'part',
    header: t('differenceTable.part'),
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    key: 'before',
    header: t('differenceTable.earlier'),
    cell: ({ before }) => <PartValue description={before} />,
  },
  {
    key: 'after',
    header: t('differenceTable.later'),
    cell: ({ after }) => <PartValue description={after} />,
  },
];

function PartValue({ description: { text, colour } }: { readonly description: PartDescription }) {
  if (colour === undefined) return <span className="whitespace-normal [overflow-wrap:anywhere]">{text}</span>;
  return <Colour colour={colour} />;
}

/** A colour of the logo on white and on black. */
function Colour({ colour: { on_light: light, on_dark: dark } }: { readonly colour: BrandColour }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="flex overflow-hidden rounded-sm border border-line-strong">
        <span className="size-6" style={{ backgroundColor: light }} />
        <span className="size-6" style={{ backgroundColor: dark }} />
      </span>
      <code className="font-mono text-xs">{light.toUpperCase()}</code>
      {dark.toLowerCase() !== light.toLowerCase() && (
        <span className="text-xs text-soft">
          {rich('differenceTable.onDark', {
            dark: dark.toUpperCase(),
            code: (children) => <code className="font-mono">{children}</code>,
          })}
        </span>
      )}
      <span className="text-xs text-faint tabular-nums">
        {t('differenceTable.contrastOnWhite', {
          contrastText: formatContrast(computeContrast(light, '#ffffff')),
        })}
      </span>
    </span>
  );
}
