import { createRoot, hydrateRoot } from 'react-dom/client';
import { addInitialData, readInitialData } from './api/initial-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { language } from './messages/locale.ts';
import { loadTranslations } from './messages/translations.ts';
import { dismissGoodToasts } from './parts/toast.tsx';
import { createDashboardRouter } from './routes.tsx';
import './styles.css';

const placeholderDelayMilliseconds = 300;
const toastLeastAgeMilliseconds = 1_000;

const queryClient = createQueryClient();
const initialData = readInitialData();
if (initialData !== undefined) addInitialData(queryClient, initialData);
// The server renders only English.
const isRendered = initialData !== undefined && language === 'en';

const router = createDashboardRouter(queryClient);
// Makes the router expect the server's markup, which has one boundary less.
if (isRendered) router.ssr = { manifest: undefined };
// A message that came with this screen goes with it, however soon people leave.
let arrivedAt = 0;
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) arrivedAt = Date.now();
});
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) dismissGoodToasts(Math.max(arrivedAt, Date.now() - toastLeastAgeMilliseconds));
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

document.documentElement.lang = language;
const app = <App queryClient={queryClient} router={router} />;
// Do not use a top-level await, because the build would split this file for it.
void loadTranslations()
  // If the first screen is ready soon, it is rendered directly, without a placeholder before it. If loading fails, the
  // router tries again when it is rendered.
  .then(() => {
    const loaded = router.load().catch(() => undefined);
    return isRendered ? loaded : Promise.race([loaded, wait(placeholderDelayMilliseconds)]);
  })
  .then(() => (isRendered ? hydrateRoot(root, app) : createRoot(root).render(app)));

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
