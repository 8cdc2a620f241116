import type { BrowserContextOptions } from 'playwright-core';

/** A theme and a width. */
export interface Look {
  /** The suffix of screenshot names: '', '-dark', '-phone', '-dark-phone'. */
  readonly suffix: string;
  readonly isPhone: boolean;
  readonly isDark: boolean;
  readonly context: BrowserContextOptions;
}

export const desktop = createLook('light', false);
export const phone = createLook('light', true);

/** Desktop and phone, light and dark. */
export const looks: readonly Look[] = [desktop, createLook('dark', false), phone, createLook('dark', true)];

function createLook(colorScheme: 'light' | 'dark', isPhone: boolean): Look {
  const device = isPhone
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
  return {
    suffix: `${colorScheme === 'dark' ? '-dark' : ''}${isPhone ? '-phone' : ''}`,
    isPhone,
    isDark: colorScheme === 'dark',
    context: { ...device, colorScheme, locale: 'en-GB', timezoneId: 'Europe/London' },
  };
}
