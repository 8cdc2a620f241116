import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { readBrandSearch } from '../brands/brand-search.ts';
import { environmentRoute } from '../../shell/roots.tsx';

const projectsRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'projects',
  component: lazyScreen(() => import('./projects.tsx'), 'ProjectsScreen'),
});

/** The open view of a project, and the brand that the next prompt refines. */
export interface ProjectSearch {
  readonly view?: 'memory';
  readonly refine?: string;
}

const projectRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'projects/$project',
  validateSearch: ({ view, refine }: Record<string, unknown>): ProjectSearch => ({
    ...(view === 'memory' && { view }),
    ...(typeof refine === 'string' && { refine }),
  }),
  component: lazyScreen(() => import('./project.tsx'), 'ProjectScreen'),
});

const brandsRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands',
  validateSearch: readBrandSearch,
  component: lazyScreen(() => import('../brands/brands.tsx'), 'BrandsScreen'),
});

const brandRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands/$brand',
  validateSearch: ({ edit }: Record<string, unknown>): { readonly edit?: true } => ({
    ...(edit === true && { edit }),
  }),
  component: lazyScreen(() => import('../brands/brand.tsx'), 'BrandScreen'),
});

const compareRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands/$brand/compare/$other',
  component: lazyScreen(() => import('../brands/compare/compare.tsx'), 'CompareScreen'),
});

const findStoryRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'story',
  component: lazyScreen(() => import('../story/find-story.tsx'), 'FindStoryScreen'),
});

const storyRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'story/$id',
  component: lazyScreen(() => import('../story/story.tsx'), 'StoryScreen'),
});

export const projectsRoutes = [
  projectsRoute,
  projectRoute,
  brandsRoute,
  brandRoute,
  compareRoute,
  findStoryRoute,
  storyRoute,
] as const;
