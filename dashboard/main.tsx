import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { language } from './messages/locale.ts';
import { loadTranslations } from './messages/translations.ts';
import { ConfirmSignIn } from './shell/confirm-sign-in.tsx';
import { dismissGoodToasts, Toasts } from './parts/toast.tsx';
import { createDashboardRouter } from './routes.tsx';
import './styles.css';

const placeholderDelayMilliseconds = 300;
const toastLeastAgeMilliseconds = 1_000;

const queryClient = createQueryClient();
const router = createDashboardRouter(queryClient);
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) dismissGoodToasts(toastLeastAgeMilliseconds);
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

document.documentElement.lang = language;
// Do not use a top-level await, because the build would split this file for it.
void loadTranslations()
  // If the first screen is ready soon, it is rendered directly, without a placeholder before it. If loading fails, the
  // router tries again when it is rendered.
  .then(() => Promise.race([router.load().catch(() => undefined), wait(placeholderDelayMilliseconds)]))
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ConfirmSignIn />
          <Toasts />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
