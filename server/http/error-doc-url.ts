export interface DocsDeps {
  readonly docsUrl: string;
  /** The folder of the built documentation site; undefined if only the reference is served. */
  readonly siteFolder: string | undefined;
}

/** Returns the URL that explains an error code: its own page, or its entry on the single page that always exists. */
export function errorDocUrl({ docsUrl, siteFolder }: DocsDeps, code: string): string {
  return siteFolder === undefined ? `${docsUrl}/errors#${code}` : `${docsUrl}/errors/${code}/`;
}
