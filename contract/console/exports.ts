import Type, { type Static } from 'typebox';

/** The files that people can download for a brand. */
export const exportKinds = ['kit', 'guidelines'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const AskForExportBody = Type.Object(
  { kind: Type.Enum(exportKinds) },
  { additionalProperties: false },
);
export type AskForExportBody = Static<typeof AskForExportBody>;

export type ExportState = 'queued' | 'working' | 'ready' | 'failed';

export interface BrandExport {
  readonly id: string;
  readonly brand_id: string;
  readonly kind: ExportKind;
  readonly state: ExportState;
  readonly created_at: number;
  readonly finished_at: number | null;
  /** When the file will be deleted; null until the export has ended. A new request creates the file again. */
  readonly expires_at: number | null;
  /** Null until the file is ready. */
  readonly file: ExportFile | null;
}

export interface ExportFile {
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export interface BrandExports {
  /** The most recent exports, newest first. */
  readonly data: readonly BrandExport[];
}

export const PictureQuery = Type.Object(
  {
    width: Type.Optional(Type.Integer({ minimum: 16, maximum: 2048 })),
    /** `solid` uses the background that the drawing is made for, white or near black. The default is transparent. */
    background: Type.Optional(Type.Enum(['transparent', 'solid'])),
  },
  { additionalProperties: false },
);
