/**
 * A pending question that asks the person to confirm their identity. Calls that need a recent sign-in wait for the
 * answer, and concurrent calls share it.
 */
interface ConfirmationRequest {
  readonly answer: (isConfirmed: boolean) => void;
}

let confirmationRequest: ConfirmationRequest | undefined;
let pendingConfirmation: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export function askPersonToConfirm(): Promise<boolean> {
  pendingConfirmation ??= new Promise<boolean>((resolve) => {
    setQuestion({ answer: resolve });
  }).finally(() => {
    pendingConfirmation = undefined;
    setQuestion(undefined);
  });
  return pendingConfirmation;
}

export function readQuestion(): ConfirmationRequest | undefined {
  return confirmationRequest;
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setQuestion(next: ConfirmationRequest | undefined): void {
  confirmationRequest = next;
  for (const listener of listeners) listener();
}
