import Type, { type Static } from 'typebox';

export const CreateShareBody = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 90 }) },
  { additionalProperties: false },
);
export type CreateShareBody = Static<typeof CreateShareBody>;

/** A link that shows one brand to anybody who has it. */
export interface BrandShare {
  readonly id: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** The URL is shown once, because only a hash of its token is stored. */
export interface CreatedBrandShare extends BrandShare {
  readonly url: string;
}

export interface BrandShares {
  /** Active links, newest first. */
  readonly data: readonly BrandShare[];
}
