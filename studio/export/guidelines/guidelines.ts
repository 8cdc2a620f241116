// Creates the style guidelines of a brand: twelve pages as data. The same request gives the same pages.

import type { Studio } from '../../record/studio.ts';
import type { Page } from './page.ts';
import { type GuidelinesRequest, createMaterial } from './material.ts';
import { createClearSpacePage } from './pages/clear-space.ts';
import { createColourPage } from './pages/colour.ts';
import { createCoverPage } from './pages/cover.ts';
import { createFilesPage } from './pages/files.ts';
import { createIdeaPage } from './pages/the-idea.ts';
import { createPrintPage } from './pages/in-print.ts';
import { createLogoPage } from './pages/logo.ts';
import { createMisusePage } from './pages/misuse.ts';
import { createScreenPage } from './pages/on-screen.ts';
import { createSizesPage } from './pages/sizes.ts';
import { createTypePage } from './pages/type.ts';
import { createLogoVersionsPage } from './pages/logo-versions.ts';

export interface Guidelines {
  title: string;
  madeAt: Date;
  pages: readonly Page[];
}

export function createGuidelines(studio: Studio, request: GuidelinesRequest): Guidelines {
  const material = createMaterial(studio, request);
  const inner = [
    createLogoPage,
    createLogoVersionsPage,
    createClearSpacePage,
    createSizesPage,
    createColourPage,
    createTypePage,
    createMisusePage,
    createPrintPage,
    createScreenPage,
    createFilesPage,
  ].map((make) => make(material));
  const contents = ['The idea', ...inner.map(({ title }) => title)];
  return {
    title: material.isNamed ? `${material.name}: style guidelines` : 'Style guidelines',
    madeAt: material.madeAt,
    pages: [createCoverPage(material), createIdeaPage(material, contents), ...inner],
  };
}
