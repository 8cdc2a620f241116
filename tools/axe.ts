import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the accessibility violations that axe finds on a page, under WCAG 2.2 AA and axe's best practices. The page
 * must have no frames, because axe is not loaded into them.
 */
export async function findViolations(page: Page, disabledRules: readonly string[]): Promise<Result[]> {
  // Loading axe takes a quarter of a second, so each document loads it only once.
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: standards,
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    // Only violations are described, which saves time.
    resultTypes: ['violations'],
    // Style sheets are not fetched again: no rule of these standards needs them, and the content security policy
    // blocks such requests.
    preload: false,
  };
  return page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
