import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[];
}

const tabClasses =
  '-mb-px flex h-10 items-center gap-2 border-b-2 border-transparent px-0.5 text-sm whitespace-nowrap text-soft transition-colors ' +
  'hover:text-ink data-active:border-ink data-active:font-medium data-active:text-ink';

/** Tabs. Only the open panel is in the DOM. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToActiveTab(list.current), [value]);
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <BaseTabs.List
        ref={list}
        aria-label={label}
        className="relative flex gap-6 overflow-x-auto max-sm:gap-5 border-b border-line base-ui-disable-scrollbar"
      >
        {tabs.map((one) => (
          <BaseTabs.Tab key={one.value} value={one.value} className={tabClasses}>
            {one.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((one) => (
        <BaseTabs.Panel key={one.value} value={one.value} className="pt-6">
          {one.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/** Scrolls only sideways. `scrollIntoView` would also scroll the page. */
function scrollToActiveTab(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[data-active]');
  if (list === null || !tab) return;
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}
