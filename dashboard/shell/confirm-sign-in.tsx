import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openQuestion, subscribeToQuestion } from '../api/recent-sign-in.ts';

/** Rarely needed, so it is loaded when it is. */
const ConfirmSignInDialog = lazy(async () => {
  const { ConfirmSignInDialog: dialog } = await import('./confirm-sign-in-dialog.tsx');
  return { default: dialog };
});

/** Asks who is there, wherever a request needs a recent sign-in. Once, beside the router. */
export function ConfirmSignIn() {
  const question = useSyncExternalStore(subscribeToQuestion, openQuestion);
  return question === undefined ? null : (
    <Suspense fallback={null}>
      <ConfirmSignInDialog onAnswer={question.answer} />
    </Suspense>
  );
}
