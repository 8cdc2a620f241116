import { Fragment } from 'react';

/** An API message, in which names in backticks become code. */
export function TextWithCode({ text }: { readonly text: string }) {
  const parts = text.split('`');
  return parts.map((part, partIndex) =>
    partIndex % 2 === 1 ? (
      // An index is a safe key here, because the parts of a sentence never reorder.
      <code key={partIndex} className="font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      <Fragment key={partIndex}>{part}</Fragment>
    ),
  );
}
