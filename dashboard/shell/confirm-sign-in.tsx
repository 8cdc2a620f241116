import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readQuestion, subscribeToQuestion } from '../api/recent-sign-in.ts';

/** Loaded on demand, because it is rarely needed. */
const ConfirmSignInDialog = lazy(async () => {
  const { ConfirmSignInDialog: dialog } = await import('./confirm-sign-in-dialog.tsx');
  return { default: dialog };
});

/** Asks for confirmation when a request needs a recent sign-in. Rendered once, beside the router. */
export function ConfirmSignIn() {
  const question = useSyncExternalStore(subscribeToQuestion, readQuestion, readQuestion);
  return question === undefined ? null : (
    <Suspense fallback={null}>
      <ConfirmSignInDialog onAnswer={question.answer} />
    </Suspense>
  );
}
