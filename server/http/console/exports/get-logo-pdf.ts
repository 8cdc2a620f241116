import { createExportFileName } from '../../../domain/export-limits.ts';
import { writeVectorPdf } from '../../../integrations/vector-pdf.ts';
import { getBrandDetail, readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { attachmentHeaders } from './attachment-headers.ts';

/** The versions of the logo: in colour for light and for dark backgrounds, and all in black. */
const logoVersions = [
  { name: 'light', background: 'light' },
  { name: 'dark', background: 'dark' },
  { name: 'black', background: 'light', ink: '#000000' },
] as const;

/** Returns the logo as a vector PDF for printing. There is one path for each version. */
export const logoPdfOperations: readonly DefinedOperation[] = logoVersions.map(
  ({ name, background, ...paint }) =>
    defineOperation(
      {
        method: 'GET',
        path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/logo-${name}.pdf`,
        action: 'workspace.read',
      },
      async (deps, { scope, params }): Promise<RawResponse | ConsoleFailure> => {
        const brandId = params['brand_id'] ?? '';
        const drawing = await readDrawing(deps.database, scope, brandId, background);
        const brand = drawing && (await getBrandDetail(deps.database, scope, brandId));
        if (drawing === undefined || brand === undefined) return createConsoleFailure('not_found');
        const title = drawing.name ?? brand.project_name;
        const madeAt = new Date(brand.created_at * 1000);
        const pdf = await writeVectorPdf(drawing.svg, { title, madeAt, ...paint });
        if (pdf === undefined) return createConsoleFailure('not_found');
        const file = createExportFileName(drawing.name ?? '', `logo-${name}.pdf`);
        return new RawResponse(pdf, attachmentHeaders(file, 'application/pdf'));
      },
    ),
);
