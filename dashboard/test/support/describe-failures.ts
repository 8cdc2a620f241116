import { join } from 'node:path';
import { afterEach } from 'vitest';
import { dataFolder } from '../../../tools/services/paths.ts';
import { listOpenPages } from './browser.ts';

// When a test fails, prints what each open page shows and saves a picture of it. A timeout alone does not say why.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [index, page] of (await listOpenPages()).entries()) {
    const picture = join(dataFolder, 'failures', `${task.id}-${index}.png`);
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    await page.screenshot({ path: picture, timeout: 5_000 }).catch(() => undefined);
    console.error(`${task.name}: ${page.url()} (${picture})\n${text.slice(0, 3_000)}`);
  }
});
