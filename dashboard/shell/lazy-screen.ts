import { lazyRouteComponent } from '@tanstack/react-router';
import { ApiFailure } from '../api/call.ts';
import { t } from '../parts/text.ts';

/**
 * Loads the code of a screen when it is opened. If the code is missing, the router reloads the page, because a newer
 * release may have replaced it. Without a connection, a reload would show the browser's error page, so the screen
 * shows a message instead and the rest of the page stays.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => load().catch(explainMissingCode), name);
}

async function explainMissingCode(error: unknown): Promise<never> {
  if (await isReachable()) throw error;
  throw new ApiFailure({
    code: 'unreachable',
    message: t('lazyScreen.notLoaded'),
    status: 0,
  });
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}
