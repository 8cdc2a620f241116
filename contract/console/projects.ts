import Type, { type Static } from 'typebox';
import { idPattern } from '../ids.ts';
import { CreateProjectBody } from '../operations.ts';

/** Made by the browser before it sends: a repetition with the same key gets the first answer again. */
export const RequestKey = Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' });

export const NewProjectBody = Type.Object(
  { ...CreateProjectBody.properties, request_key: RequestKey },
  { additionalProperties: false },
);
export type NewProjectBody = Static<typeof NewProjectBody>;

/** A project as the dashboard lists it. */
export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: number;
  /** Counted up to a hundred: the number on a card is not worth reading an index of any length. */
  readonly brands: number;
  readonly has_more_brands: boolean;
  readonly latest_brand: { readonly id: string; readonly created_at: number } | null;
}

export interface ProjectPage {
  readonly data: readonly ProjectView[];
  readonly next_cursor: string | null;
}

export const ListGraphQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('brand') })),
  },
  { additionalProperties: false },
);

/** One brand of a project with the node that it refines: what the memory graph is drawn from. */
export interface GraphNode {
  readonly brand_id: string;
  readonly memory_id: string;
  readonly parent_id: string | null;
  /** The beginning of the sentence. */
  readonly prompt: string;
  /** Stands for the drawing where that would be too small. */
  readonly primary_color: string;
  readonly created_at: number;
}

export interface GraphPage {
  readonly data: readonly GraphNode[];
  /** Newest first; the last page has none. */
  readonly next_cursor: string | null;
}
