import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Toasts } from './parts/toast.tsx';
import type { DashboardRouter } from './routes.tsx';
import { ConfirmSignIn } from './shell/confirm-sign-in.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: DashboardRouter;
}

/** The whole page. The server renders it for the first paint (render-page.tsx), and the browser hydrates it. */
export function App({ queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ConfirmSignIn />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  );
}
