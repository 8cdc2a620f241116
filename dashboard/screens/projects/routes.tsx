import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readBrandSearch } from '../brands/brand-search.ts';
import { environmentRoute } from '../../shell/roots.tsx';

const projects = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'projects',
  component: lazyRouteComponent(() => import('./projects.tsx'), 'ProjectsScreen'),
});

/** Which view of a project is open, and which brand the next sentence refines. */
export interface ProjectSearch {
  readonly view?: 'memory';
  readonly refine?: string;
}

const project = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'projects/$project',
  validateSearch: ({ view, refine }: Record<string, unknown>): ProjectSearch => ({
    ...(view === 'memory' && { view }),
    ...(typeof refine === 'string' && { refine }),
  }),
  component: lazyRouteComponent(() => import('./project.tsx'), 'ProjectScreen'),
});

const brands = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands',
  validateSearch: readBrandSearch,
  component: lazyRouteComponent(() => import('../brands/brands.tsx'), 'BrandsScreen'),
});

const brand = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands/$brand',
  component: lazyRouteComponent(() => import('../brands/brand.tsx'), 'BrandScreen'),
});

const compare = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'brands/$brand/compare/$other',
  component: lazyRouteComponent(() => import('../brands/compare.tsx'), 'CompareScreen'),
});

const findStory = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'story',
  component: lazyRouteComponent(() => import('../story/find-story.tsx'), 'FindStoryScreen'),
});

const story = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'story/$id',
  component: lazyRouteComponent(() => import('../story/story.tsx'), 'StoryScreen'),
});

export const projectsRoutes = [projects, project, brands, brand, compare, findStory, story] as const;
