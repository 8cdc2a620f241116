import { createRoute } from '@tanstack/react-router';
import { meQuery } from '../../api/use-me.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { rootRoute } from '../../shell/roots.tsx';

/** Keeps only the path to open after sign-in, and drops all other parameters. */
function validateSearch(search: Record<string, unknown>): { return_to?: string } {
  const { return_to: returnTo } = search;
  return typeof returnTo === 'string' ? { return_to: returnTo } : {};
}

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in',
  validateSearch,
  component: lazyScreen(() => import('./sign-in.tsx'), 'SignInScreen'),
});

const signInLink = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in/link',
  component: lazyScreen(() => import('./magic-link-screen.tsx'), 'SignInLinkScreen'),
});

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-up',
  validateSearch,
  component: lazyScreen(() => import('./sign-up.tsx'), 'SignUpScreen'),
});

const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify',
  component: lazyScreen(() => import('./magic-link-screen.tsx'), 'VerifyScreen'),
});

const forgotten = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgotten',
  component: lazyScreen(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});

const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset',
  component: lazyScreen(() => import('./reset.tsx'), 'ResetScreen'),
});

const changeAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: 'change-address',
  component: lazyScreen(() => import('./change-address.tsx'), 'ChangeAddressScreen'),
});

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invitation',
  component: lazyScreen(() => import('./invitation.tsx'), 'InvitationScreen'),
});

const device = createRoute({
  getParentRoute: () => rootRoute,
  path: 'device',
  validateSearch: (search: Record<string, unknown>): { code?: string } => {
    const { code } = search;
    return typeof code === 'string' && code !== '' ? { code: code.slice(0, 20) } : {};
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyScreen(() => import('./device.tsx'), 'DeviceScreen'),
});

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  component: lazyScreen(() => import('../account/account.tsx'), 'AccountScreen'),
});

const newWorkspace = createRoute({
  getParentRoute: () => rootRoute,
  path: 'new-workspace',
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyScreen(() => import('./new-workspace.tsx'), 'NewWorkspaceScreen'),
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  component: lazyScreen(() => import('./welcome.tsx'), 'WelcomeScreen'),
});

export const peopleRoutes = [
  signIn,
  signInLink,
  signUp,
  verify,
  forgotten,
  reset,
  changeAddress,
  invitation,
  device,
  account,
  newWorkspace,
  welcome,
] as const;
