import type { ReactNode } from 'react';

/** An e-mail address in a sentence. It moves to the next line as a whole, instead of breaking at a hyphen. */
export function Address({ children }: { readonly children: ReactNode }) {
  return <span className="inline-block max-w-full [overflow-wrap:anywhere]">{children}</span>;
}
