import {
  BookOpen,
  Bug,
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  Folder,
  House,
  KeyRound,
  type LucideIcon,
  Route,
  ScrollText,
  Settings,
  Shapes,
  Terminal,
  Users,
  Webhook,
} from 'lucide-react';
import { t } from '../text.ts';

interface SearchableScreen {
  readonly title: string;
  /** Words under which the screen is also found. */
  readonly words: string;
  readonly path: string;
  readonly icon: LucideIcon;
  readonly isForAdmins?: true;
}

/** Paths in an environment begin with a slash, and paths of the workspace with `settings`. */
export function listScreens(): readonly SearchableScreen[] {
  return [...listEnvironmentScreens(), ...listWorkspaceScreens()];
}

const listEnvironmentScreens = (): readonly SearchableScreen[] => [
  {
    title: t('searchResults.overview'),
    words: t('searchResults.homeStartDashboard'),
    path: '/overview',
    icon: House,
  },
  {
    title: t('searchResults.projects'),
    words: t('searchResults.newPlaygroundGenerate'),
    path: '/projects',
    icon: Folder,
  },
  {
    title: t('searchResults.allBrands'),
    words: t('searchResults.logosIdentitiesGallery'),
    path: '/brands',
    icon: Shapes,
  },
  {
    title: t('searchResults.requests'),
    words: t('searchResults.logCallsErrorsApi'),
    path: '/requests',
    icon: Terminal,
  },
  {
    title: t('searchResults.apiKeys'),
    words: t('searchResults.secretTokenCreateRevoke'),
    path: '/keys',
    icon: KeyRound,
  },
  {
    title: t('searchResults.webhooks'),
    words: t('searchResults.deliveriesEvents'),
    path: '/webhooks',
    icon: Webhook,
  },
  {
    title: t('searchResults.webhookEndpointsAndSecret'),
    words: t('searchResults.signingUrlRotate'),
    path: '/webhooks?tab=endpoints',
    icon: Webhook,
  },
  {
    title: t('searchResults.signatureDebugger'),
    words: t('searchResults.verifyHmacWebhook'),
    path: '/webhooks?tab=debugger',
    icon: Bug,
  },
  {
    title: t('searchResults.storyOfAnId'),
    words: t('searchResults.traceTimelineJob'),
    path: '/story',
    icon: Route,
  },
];

const listWorkspaceScreens = (): readonly SearchableScreen[] => [
  {
    title: t('searchResults.usage'),
    words: t('searchResults.quotaGenerationsMonth'),
    path: 'settings/usage',
    icon: ChartNoAxesColumn,
  },
  {
    title: t('searchResults.plan'),
    words: t('searchResults.billingInvoiceUpgradePayment'),
    path: 'settings/plan',
    icon: CreditCard,
  },
  {
    title: t('searchResults.members'),
    words: t('searchResults.peopleTeamInviteRoles'),
    path: 'settings/members',
    icon: Users,
  },
  {
    title: t('searchResults.auditLog'),
    words: t('searchResults.historyWhoChanged'),
    path: 'settings/audit',
    icon: ScrollText,
    isForAdmins: true,
  },
  {
    title: t('searchResults.settings'),
    words: t('searchResults.workspaceNameDeleteExport'),
    path: 'settings/general',
    icon: Settings,
  },
];

export const listDocuments = () => [
  {
    title: t('searchResults.apiReference'),
    words: t('searchResults.docsDocumentationOpenapiOperations'),
    path: '',
    icon: BookOpen,
  },
  {
    title: t('searchResults.errors'),
    words: t('searchResults.docsDocumentationCodesMessages'),
    path: '/errors',
    icon: CircleHelp,
  },
];
