import type { BrandColour, BrandDetail } from '@blazon/contract/console/brands.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../../parts/badge.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { computeContrast, formatContrast } from '../colour-values.ts';
import { type ComparedPart, compareBrands, type PartDescription } from './differences.ts';
import { findRequestedParts } from './requested-parts.ts';
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
  const requested = findRequestedParts(before, after);
  const asked = different.filter(({ key }) => requested?.has(key) === true);
  const followed = different.filter((part) => !asked.includes(part));
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge>{t('differenceTable.count', { count: different.length })}</Badge>
        {same.length > 0 && <span>{t('differenceTable.sameInBoth', { same: same.join(', ') })}</span>}
      </p>
      {different.length > 0 && (
        <table
          role="table"
          aria-label={t('differenceTable.differences')}
          className="w-full table-fixed border-t border-line text-sm max-md:block"
        >
          <Header />
          {asked.length === 0 || followed.length === 0 ? (
            <Rows parts={different} />
          ) : (
            <>
              <Rows title={t('differenceTable.askedFor')} tone="info" parts={asked} />
              <Rows title={t('differenceTable.followed')} parts={followed} />
            </>
          )}
        </table>
      )}
      {(before.design === null || after.design === null) && (
        <p className="text-sm text-soft">{t('differenceTable.aLanguageModelDrewAt')}</p>
      )}
    </div>
  );
}

/** On a phone, a row has two lines: the part, then both values with an arrow between them. */
const phoneRowClasses = 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] max-md:gap-x-3';
const headerClasses = 'h-9 text-left text-xs font-medium text-faint max-md:content-center';

function Header() {
  return (
    <thead role="rowgroup" className="max-md:block">
      <tr role="row" className={joinClasses('border-b border-line', phoneRowClasses)}>
        <th role="columnheader" scope="col" className={joinClasses(headerClasses, 'max-md:sr-only')}>
          {t('differenceTable.part')}
        </th>
        <th role="columnheader" scope="col" className={joinClasses(headerClasses, 'px-3 max-md:px-0')}>
          {t('differenceTable.earlier')}
        </th>
        <th role="columnheader" scope="col" className={joinClasses(headerClasses, 'max-md:col-start-3')}>
          {t('differenceTable.later')}
        </th>
      </tr>
    </thead>
  );
}

interface RowsProps {
  readonly title?: string;
  readonly tone?: Tone;
  readonly parts: readonly ComparedPart[];
}

function Rows({ title, tone = 'neutral', parts }: RowsProps) {
  return (
    <tbody role="rowgroup" className="max-md:block">
      {title !== undefined && (
        <tr role="row" className="border-b border-line max-md:block">
          <th role="rowheader" scope="rowgroup" colSpan={3} className="pt-5 pb-2.5 text-left max-md:block">
            <Badge tone={tone}>{title}</Badge>
          </th>
        </tr>
      )}
      {parts.map(({ key, name, before, after }) => (
        <tr
          key={key}
          role="row"
          className={joinClasses('border-b border-line max-md:gap-y-2 max-md:py-4', phoneRowClasses)}
        >
          <Cell className="pr-3 font-medium text-ink max-md:col-span-3">{name}</Cell>
          <Cell className="px-3 text-soft max-md:px-0">
            <PartValue description={before} />
          </Cell>
          <Cell className="text-soft max-md:contents">
            <ArrowRight aria-hidden className="mt-1 size-4 text-faint md:hidden" strokeWidth={1.75} />
            <PartValue description={after} />
          </Cell>
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <td role="cell" className={joinClasses('align-middle md:h-13 md:py-2.5', className)}>
      {children}
    </td>
  );
}

function PartValue({ description: { text, colour } }: { readonly description: PartDescription }) {
  if (colour === undefined) return <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>;
  return <Colour colour={colour} />;
}

/** A colour of the logo on white and on black. */
function Colour({ colour: { on_light: light, on_dark: dark } }: { readonly colour: BrandColour }) {
  return (
    <span className="flex min-w-0 gap-x-3 gap-y-2 max-md:flex-col md:items-center">
      <span
        aria-hidden
        className="flex shrink-0 self-start overflow-hidden rounded-sm border border-line-strong md:self-center"
      >
        <span className="size-7" style={{ backgroundColor: light }} />
        <span className="size-7" style={{ backgroundColor: dark }} />
      </span>
      <span className="flex min-w-0 flex-col text-xs">
        <span className="flex gap-x-3 max-md:flex-col">
          <code className="font-mono">{light.toUpperCase()}</code>
          {dark.toLowerCase() !== light.toLowerCase() && (
            <span>
              {rich('differenceTable.onDark', {
                dark: dark.toUpperCase(),
                code: (children) => <code className="font-mono">{children}</code>,
              })}
            </span>
          )}
        </span>
        <span className="text-faint tabular-nums">
          {t('differenceTable.contrastOnWhite', {
            contrastText: formatContrast(computeContrast(light, '#ffffff')),
          })}
        </span>
      </span>
    </span>
  );
}
