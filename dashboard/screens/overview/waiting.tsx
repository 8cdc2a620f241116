import type { ReactNode } from 'react';

/** Says what the page waits for. The page polls by itself, so nobody needs to reload it. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-sm text-faint">
      <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-faint" />
      {children}
    </p>
  );
}
