import type { Locator } from 'playwright-core';

/**
 * Scrolls to an element now and after each change of the window's size, so that the screenshots of all looks show it.
 */
export async function keepInView(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    element.style.scrollMarginTop = '5.5rem';
    const scroll = () =>
      element.scrollIntoView({ block: innerWidth < 640 ? 'start' : 'center', behavior: 'instant' });
    scroll();
    addEventListener('resize', () => requestAnimationFrame(scroll));
  });
}
