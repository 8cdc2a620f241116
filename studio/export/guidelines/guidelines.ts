// The style guidelines: twelve pages from one record. Pure: the same record gives the same pages.

import type { Studio } from '../../record/studio.ts';
import type { Page } from './page.ts';
import { type GuidelinesRequest, materialOf } from './material.ts';
import { clearSpace } from './pages/clear-space.ts';
import { colour } from './pages/colour.ts';
import { cover } from './pages/cover.ts';
import { files } from './pages/files.ts';
import { idea } from './pages/the-idea.ts';
import { inPrint } from './pages/in-print.ts';
import { logo } from './pages/logo.ts';
import { misuse } from './pages/misuse.ts';
import { onScreen } from './pages/on-screen.ts';
import { sizes } from './pages/sizes.ts';
import { type } from './pages/type.ts';
import { versions } from './pages/logo-versions.ts';

export interface Guidelines {
  title: string;
  madeAt: Date;
  pages: readonly Page[];
}

export function guidelinesOf(studio: Studio, request: GuidelinesRequest): Guidelines {
  const material = materialOf(studio, request);
  const inner = [logo, versions, clearSpace, sizes, colour, type, misuse, inPrint, onScreen, files].map(
    (make) => make(material),
  );
  const contents = ['The idea', ...inner.map(({ title }) => title)];
  return {
    title: material.isNamed ? `${material.name}: style guidelines` : 'Style guidelines',
    madeAt: material.madeAt,
    pages: [cover(material), idea(material, contents), ...inner],
  };
}
