/**
 * A request that needs a recent sign-in. It waits until the person has confirmed their identity or cancelled.
 * Concurrent requests share one confirmation.
 */
interface Question {
  readonly answer: (isConfirmed: boolean) => void;
}

let question: Question | undefined;
let asked: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export function askToConfirm(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    set({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    set(undefined);
  });
  return asked;
}

export function openQuestion(): Question | undefined {
  return question;
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}
