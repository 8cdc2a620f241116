export interface DocsDeps {
  readonly docsUrl: string;
  /** The folder of the built documentation site; undefined if only the reference is served. */
  readonly siteFolder: string | undefined;
}

/**
 * Returns the URL that explains an error code: its own page on the documentation site or, without the site, its entry
 * on the page of all errors.
 */
export function errorDocUrl({ docsUrl, siteFolder }: DocsDeps, code: string): string {
  return siteFolder === undefined ? `${docsUrl}/errors#${code}` : `${docsUrl}/errors/${code}/`;
}
