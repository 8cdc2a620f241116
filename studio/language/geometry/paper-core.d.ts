// What boolean.ts uses of paper; its own declarations cover only the whole package, not its core.

declare module 'paper/dist/paper-core.js' {
  interface PaperPoint {
    x: number;
    y: number;
  }

  interface PaperSegment {
    point: PaperPoint;
    /** Relative to the point. */
    handleIn: PaperPoint;
    handleOut: PaperPoint;
  }

  /** A path, or a compound of paths when `children` is there. */
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
