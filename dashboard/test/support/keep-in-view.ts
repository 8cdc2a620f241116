import type { Locator } from 'playwright-core';

/**
 * Scrolls to an element now and after each change of the window's size, so that the screenshots of all looks show it.
 * Returns after the first scroll.
 */
export async function keepInView(element: Locator): Promise<void> {
  await element.evaluate(`(shown) => {
    const scroll = () => shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    scroll();
    window.addEventListener('resize', () => requestAnimationFrame(scroll));
  }`);
}
