export interface DocsDeps {
  readonly docsUrl: string;
  /** The built documentation site; undefined where only the reference is served. */
  readonly siteFolder: string | undefined;
}

/** The address that explains a code: its own page, or its line on the single page that always exists. */
export function errorDocUrl({ docsUrl, siteFolder }: DocsDeps, code: string): string {
  return siteFolder === undefined ? `${docsUrl}/errors#${code}` : `${docsUrl}/errors/${code}/`;
}
