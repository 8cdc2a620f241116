import type { ExportKind } from '@blazon/contract/console/exports.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { createGuidelines } from '@blazon/studio/export/guidelines/guidelines.ts';
import { HOUSE_FACE } from '@blazon/studio/export/guidelines/typesetter.ts';
import { displayNameOf } from '@blazon/studio/export/kit/forms.ts';
import { createKitFiles } from '@blazon/studio/export/kit/kit-files.ts';
import { openUnpacker } from '@blazon/studio/type/unpack-woff2.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { createExportFileName } from '../../domain/export-limits.ts';
import { zipKit } from './pack-kit.ts';
import { writePdf } from './write-pdf.ts';

export interface ExportFileRequest {
  readonly kind: ExportKind;
  readonly prompt: string;
  readonly decisions: Decisions;
  readonly madeAt: number;
  readonly sandbox: boolean;
}

export interface RenderedExport {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Renders the file of an export. This computes for seconds, so it runs in a design thread. */
export async function renderExportFile(
  studio: Studio,
  request: ExportFileRequest,
  readFont: (specifier: string) => Uint8Array,
): Promise<RenderedExport> {
  const { kind, decisions, madeAt, sandbox } = request;
  const name = (ending: string): string => createExportFileName(displayNameOf(decisions), ending);
  switch (kind) {
    case 'kit':
      return {
        name: name('brand-kit.zip'),
        mediaType: 'application/zip',
        bytes: zipKit(createKitFiles(studio, decisions, sandbox), new Date(madeAt)),
      };
    case 'guidelines': {
      const unpack = await openUnpacker();
      return {
        name: name('style-guidelines.pdf'),
        mediaType: 'application/pdf',
        bytes: await writePdf(createGuidelines(studio, request), unpack(readFont(HOUSE_FACE.file))),
      };
    }
    default:
      return kind satisfies never;
  }
}
