import type { ComponentProps } from 'react';
import { joinClasses } from './classes.ts';
import { underlinedClasses } from './link.tsx';

/** A button that looks like a link in a sentence, for an action of little weight. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses(underlinedClasses, className)} />;
}
