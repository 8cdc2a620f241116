export interface DocsDeps {
  readonly docsUrl: string;
  /** The built documentation site; undefined where only the reference is served. */
  readonly siteFolder: string | undefined;
}

/** Where a code is explained: on a page of its own, or at its line of the one page that is always there. */
export function errorDocUrl({ docsUrl, siteFolder }: DocsDeps, code: string): string {
  return siteFolder === undefined ? `${docsUrl}/errors#${code}` : `${docsUrl}/errors/${code}/`;
}
