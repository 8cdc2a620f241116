import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { Section, type SectionProps } from '../../parts/page.tsx';
import { t } from './text.ts';

export interface SectionTab {
  /** The id of the section's element. */
  readonly id: string;
  readonly title: string;
}

/** Links to the sections of a long page, which stay in view while it scrolls. */
export function SectionTabs({ tabs }: { readonly tabs: readonly SectionTab[] }) {
  const visible = useVisibleSection(tabs);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (visible !== undefined) centreCurrentTab(strip.current);
  }, [visible]);
  return (
    <nav
      ref={strip}
      aria-label={t('sectionTabs.label')}
      className="sticky top-14 z-20 -mx-5 overflow-x-auto border-b border-line bg-page px-5 sm:-mx-8 sm:px-8 lg:top-0 lg:mx-0 lg:px-0 base-ui-disable-scrollbar"
    >
      <ul className="flex gap-6">
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => scrollToSection(event, id)}
              aria-current={id === visible ? 'location' : undefined}
              className={joinClasses(
                '-mb-px flex h-11 items-center border-b-2 text-sm whitespace-nowrap transition-colors -outline-offset-2',
                id === visible
                  ? 'border-ink font-medium text-ink'
                  : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only sideways. `scrollIntoView` would interrupt the page, which may be scrolling to a section. */
function centreCurrentTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip === null || !tab) return;
  strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
}

/**
 * A section that a tab links to. When it or its heading is scrolled to, it stops below the tabs and, on a phone, below
 * the top bar.
 */
export function TabbedSection({ id, ...section }: SectionProps & { readonly id: string }) {
  return (
    <div id={id} className="scroll-mt-32 lg:scroll-mt-18 [&_h2]:scroll-mt-32 lg:[&_h2]:scroll-mt-18">
      <Section {...section} />
    </div>
  );
}

/** Adds no entry to the history, so that Back leaves the page. */
function scrollToSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
}

/** Returns the id of the section in the upper part of the window. */
function useVisibleSection(tabs: readonly SectionTab[]): string | undefined {
  const [visible, setVisible] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setVisible(entered.target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const { id } of tabs) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [tabs]);
  return visible;
}
