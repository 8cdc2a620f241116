import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { meQuery } from '../../api/use-me.ts';
import { rootRoute } from '../../shell/roots.tsx';

/** Where to go once signed in; nothing else is said in the address. */
function validateSearch(search: Record<string, unknown>): { return_to?: string } {
  const { return_to: way } = search;
  return typeof way === 'string' ? { return_to: way } : {};
}

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in',
  validateSearch,
  component: lazyRouteComponent(() => import('./sign-in.tsx'), 'SignInScreen'),
});

const signInLink = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-in/link',
  component: lazyRouteComponent(() => import('./magic-link-screen.tsx'), 'SignInLinkScreen'),
});

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: 'sign-up',
  validateSearch,
  component: lazyRouteComponent(() => import('./sign-up.tsx'), 'SignUpScreen'),
});

const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: 'verify',
  component: lazyRouteComponent(() => import('./magic-link-screen.tsx'), 'VerifyScreen'),
});

const forgotten = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgotten',
  component: lazyRouteComponent(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});

const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset',
  component: lazyRouteComponent(() => import('./reset.tsx'), 'ResetScreen'),
});

const changeAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: 'change-address',
  component: lazyRouteComponent(() => import('./change-address.tsx'), 'ChangeAddressScreen'),
});

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invitation',
  component: lazyRouteComponent(() => import('./invitation.tsx'), 'InvitationScreen'),
});

const device = createRoute({
  getParentRoute: () => rootRoute,
  path: 'device',
  validateSearch: (search: Record<string, unknown>): { code?: string } => {
    const { code } = search;
    return typeof code === 'string' && code !== '' ? { code: code.slice(0, 20) } : {};
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyRouteComponent(() => import('./device.tsx'), 'DeviceScreen'),
});

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyRouteComponent(() => import('../account/account.tsx'), 'AccountScreen'),
});

const newWorkspace = createRoute({
  getParentRoute: () => rootRoute,
  path: 'new-workspace',
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery),
  component: lazyRouteComponent(() => import('./new-workspace.tsx'), 'NewWorkspaceScreen'),
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  component: lazyRouteComponent(() => import('./welcome.tsx'), 'WelcomeScreen'),
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
