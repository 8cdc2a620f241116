/** Made by build/typefaces.ts. */
declare module 'virtual:typefaces' {
  interface Typeface {
    /** Every axis but weight, as the logo has them. */
    readonly axes: Readonly<Record<string, number>>;
    readonly files: readonly { readonly url: string; readonly weight: string }[];
  }
  export const typefaces: Readonly<Record<string, Typeface>>;
}
