import Type from 'typebox';

/** Searches projects and brands. */
export const SearchQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export interface SearchResults {
  readonly projects: readonly FoundProject[];
  readonly brands: readonly FoundBrand[];
}

export interface FoundProject {
  readonly id: string;
  readonly name: string;
}

export interface FoundBrand {
  readonly id: string;
  /** The name in its logo; null for a logo without one. */
  readonly name: string | null;
  readonly prompt: string;
  readonly project_name: string;
}
