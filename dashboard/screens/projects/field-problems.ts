import { ApiFailure } from '../../api/call.ts';
import { describeError } from '../../parts/error-state.tsx';

/** Assigns a failure to the field that it is about. Other failures appear beside the form. */
export function assignFieldProblems(error: unknown): {
  readonly name: string | null;
  readonly description: string | null;
  readonly other: string | null;
} {
  const param = error instanceof ApiFailure ? error.param : null;
  const message = error === null ? null : describeError(error);
  return {
    name: param === 'name' ? message : null,
    description: param === 'description' ? message : null,
    other: param === 'name' || param === 'description' ? null : message,
  };
}
