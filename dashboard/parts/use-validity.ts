import { type InvalidEvent, useState } from 'react';
import { t } from './text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shows a validation error at the field until its value changes. The browser would show a bubble that disappears by
 * itself and uses the browser's language.
 */
export function useValidity() {
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    handlers: {
      onInvalid: (event: InvalidEvent<Control>) => {
        event.preventDefault();
        const control = event.currentTarget;
        setProblem(describeProblem(control));
        // Focus the first invalid field, which browsers do only together with their bubble.
        if (control.form?.querySelector('input:invalid, textarea:invalid') === control) control.focus();
      },
      onInput: () => setProblem(null),
    },
  };
}

function describeProblem({ validity, validationMessage, type, minLength }: ProblemSource): string {
  if (validity.valueMissing) return t('useValidity.fillInThisField');
  if (validity.typeMismatch && type === 'email') return t('useValidity.enterACompleteEmailAddress');
  if (validity.typeMismatch) return t('useValidity.enterACompleteUrlThat');
  if (validity.tooShort) return t('useValidity.tooShort', { minLength });
  return validationMessage;
}

type ProblemSource = Pick<Control, 'validationMessage' | 'type' | 'minLength'> & {
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'tooShort'>;
};
