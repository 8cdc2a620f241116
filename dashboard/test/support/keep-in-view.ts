import type { Locator } from 'playwright-core';

/** Scrolls to an element now and whenever the window changes its size, for screenshots of a part that is further down. */
export async function keepInView(locator: Locator): Promise<void> {
  await locator.evaluate(`(element) => {
    element.style.scrollMarginTop = '5.5rem';
    const show = () => element.scrollIntoView({ block: innerWidth < 640 ? 'start' : 'nearest' });
    show();
    addEventListener('resize', show);
  }`);
}
