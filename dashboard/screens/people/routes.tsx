import { createRoute } from '@tanstack/react-router';
import { meQuery } from '../../api/use-me.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { rootRoute } from '../../shell/roots.tsx';

/** Keeps only the path to open after sign-in, and drops all other parameters. */
function validateSearch(search: Record<string, unknown>): { return_to?: string } {
  const { return_to: returnTo } = search;
  return typeof returnTo === 'string' ? { return_to: returnTo } : {};
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in',
  validateSearch,
  component: lazyScreen(() => import('./sign-in.tsx'), 'SignInScreen'),
});

const signInLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in/link',
  component: lazyScreen(() => import('./magic-link-screen.tsx'), 'SignInLinkScreen'),
});

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-up',
  validateSearch,
  component: lazyScreen(() => import('./sign-up.tsx'), 'SignUpScreen'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify',
  component: lazyScreen(() => import('./magic-link-screen.tsx'), 'VerifyScreen'),
});

const forgottenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgotten',
  component: lazyScreen(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset',
  component: lazyScreen(() => import('./reset.tsx'), 'ResetScreen'),
});

const changeAddressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'change-address',
  component: lazyScreen(() => import('./change-address.tsx'), 'ChangeAddressScreen'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invitation',
  component: lazyScreen(() => import('./invitation.tsx'), 'InvitationScreen'),
});

const deviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'device',
  validateSearch: (search: Record<string, unknown>): { code?: string } => {
    const { code } = search;
    return typeof code === 'string' && code !== '' ? { code: code.slice(0, 20) } : {};
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyScreen(() => import('./device.tsx'), 'DeviceScreen'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  component: lazyScreen(() => import('../account/account.tsx'), 'AccountScreen'),
});

const newWorkspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'new-workspace',
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyScreen(() => import('./new-workspace.tsx'), 'NewWorkspaceScreen'),
});

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  component: lazyScreen(() => import('./welcome.tsx'), 'WelcomeScreen'),
});

export const peopleRoutes = [
  signInRoute,
  signInLinkRoute,
  signUpRoute,
  verifyRoute,
  forgottenRoute,
  resetRoute,
  changeAddressRoute,
  invitationRoute,
  deviceRoute,
  accountRoute,
  newWorkspaceRoute,
  welcomeRoute,
] as const;
