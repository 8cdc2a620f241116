import { callConsole } from '../api/call.ts';
import { describeError } from '../parts/error-state.tsx';
import { showToast } from '../parts/toast.tsx';

/** Loads a new page, so that no data of this person stays in memory. */
export function signOut(): void {
  callConsole('POST', '/auth/sign-out').then(
    () => window.location.assign('/sign-in'),
    (error: unknown) => showToast('danger', describeError(error)),
  );
}
