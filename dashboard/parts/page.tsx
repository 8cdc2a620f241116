import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import { joinClasses } from './classes.ts';
import { useUnlockPage } from './use-unlock-page.ts';
import { t } from './text.ts';

interface PageProps {
  readonly title: string;
  /** Added to the title of the browser tab if the title alone is ambiguous. */
  readonly about?: string;
  readonly description?: ReactNode;
  /** The primary action of the page, and secondary ones. */
  readonly actions?: ReactNode;
  /** A small button that stays beside the title, even on a phone. */
  readonly menu?: ReactNode;
  /** The back link above the title. */
  readonly back?: ReactNode;
  /** For text and forms. Tables and galleries use the full width. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A screen inside the shell. */
export function Page(props: PageProps) {
  const { title, about, description, actions, menu, back, narrow = false, children } = props;
  useUnlockPage();
  return (
    // All pages start at the same left edge, so that navigation does not shift content sideways.
    <div className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24 sm:px-8 lg:px-10 lg:pt-10">
      <div className={joinClasses('flex flex-col gap-8', narrow && 'max-w-2xl')}>
        <title>{`${about === undefined ? title : `${title} · ${about}`} · Blazon`}</title>
        <header className="flex flex-col gap-2">
          {back !== undefined && <div className="flex">{back}</div>}
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="flex min-w-0 flex-col gap-1.5 sm:grow sm:basis-80">
              <div className="flex items-start gap-2">
                <h1 className="text-xl font-semibold tracking-[-0.01em] text-ink [overflow-wrap:anywhere]">
                  {title}
                </h1>
                {menu}
              </div>
              {description !== undefined && (
                <div className="max-w-2xl text-base text-soft">{description}</div>
              )}
            </div>
            {Boolean(actions) && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a page with its own heading. */
export function Section({ title, description, actions, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-4">
      <div
        className={joinClasses(
          'flex flex-wrap justify-between gap-x-6 gap-y-3',
          description === undefined ? 'items-center' : 'items-start',
        )}
      >
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="scroll-mt-16 text-base font-semibold text-ink">{title}</h2>
          {description !== undefined && <div className="max-w-2xl text-sm text-soft">{description}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A definition list: names and values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid border-t border-line text-sm sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-b border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline sm:gap-6"
        >
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PlainPageProps extends Pick<PageProps, 'title' | 'description' | 'children'> {
  /** Fills the other half of a large screen. */
  readonly panel?: ReactNode;
}

/** A screen outside the shell, such as sign-in. */
export function PlainPage({ title, description, panel, children }: PlainPageProps) {
  useUnlockPage();
  const hasPanel = panel !== undefined;
  return (
    <main
      id="main"
      className={joinClasses(
        'flex min-h-dvh flex-col sm:items-center sm:justify-center sm:bg-sunken sm:px-5 sm:py-12',
        hasPanel && 'lg:grid lg:grid-cols-2 lg:bg-page lg:p-0',
      )}
    >
      <title>{`${title} · Blazon`}</title>
      <div
        className={joinClasses(
          'flex w-full flex-col gap-8 px-5 py-10 sm:max-w-md sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-10',
          hasPanel && 'lg:justify-self-center lg:border-0 lg:bg-transparent',
        )}
      >
        <p className="flex items-center gap-3 text-lg font-semibold tracking-[-0.01em] text-ink">
          <Mark className="h-8 w-auto" />
          {t('page.blazon')}
        </p>
        <header className="flex flex-col gap-1.5">
          <h1 className="text-xl font-semibold tracking-[-0.01em] text-ink">{title}</h1>
          {description !== undefined && <div className="text-base text-soft">{description}</div>}
        </header>
        {children}
      </div>
      {hasPanel && (
        <div className="hidden h-full flex-col items-center justify-center gap-5 border-l border-line bg-sunken p-10 lg:flex dark:bg-pressed">
          {panel}
        </div>
      )}
    </main>
  );
}
