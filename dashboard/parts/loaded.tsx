import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface LoadedProps<Data> {
  /** The result of `useQuery`. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly skeleton?: ReactNode;
  /** The title of the error: "Couldn’t load the projects." */
  readonly failureTitle?: string | undefined;
  /** Whether trying again is the most useful action of the whole screen. */
  readonly isRetryPrimary?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the three states of a query: loading, failed or loaded. Loaded data stays visible even if a refetch fails.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton = <SkeletonRows />, failureTitle, isRetryPrimary, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null)
    return (
      <ErrorState
        error={query.error}
        title={failureTitle}
        retry={() => void query.refetch()}
        isRetryPrimary={isRetryPrimary}
      />
    );
  return skeleton;
}
