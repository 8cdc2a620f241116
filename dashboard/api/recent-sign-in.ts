/**
 * Some requests need a recent sign-in. Whoever makes such a request waits here until the person has confirmed who they
 * are, or has given up; several at once wait for the same answer.
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
