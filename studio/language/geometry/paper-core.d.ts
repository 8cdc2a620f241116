// Declares the part of Paper's core that boolean.ts uses. The types of the package cover only its main module.

declare module 'paper/dist/paper-core.js' {
  interface PaperPoint {
    x: number;
    y: number;
  }

  interface PaperSegment {
    point: PaperPoint;
    /** The control point before the segment's point, relative to it. */
    handleIn: PaperPoint;
    /** The control point after the segment's point, relative to it. */
    handleOut: PaperPoint;
  }

  /** A path with `segments`, or a compound path with `children`. */
  interface PaperItem {
    children?: PaperItem[];
    segments?: PaperSegment[];
    unite(other: PaperItem, options: { insert: false }): PaperItem;
    subtract(other: PaperItem, options: { insert: false }): PaperItem;
    intersect(other: PaperItem, options: { insert: false }): PaperItem;
    exclude(other: PaperItem, options: { insert: false }): PaperItem;
    resolveCrossings(): PaperItem;
    reorient(nonZero: boolean, clockwise: boolean): PaperItem;
  }

  type Handle = [number, number];

  const paper: {
    setup(size: [number, number]): void;
    Path: new (options: { segments: [Handle, Handle, Handle][]; closed: true; insert: false }) => PaperItem;
    CompoundPath: new (options: { children: PaperItem[]; fillRule: 'nonzero'; insert: false }) => PaperItem;
  };
  export default paper;
  export type { PaperItem };
}
