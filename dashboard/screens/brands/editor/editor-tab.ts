import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import type { EditorChoices } from './choices.ts';
import type { OfferedChanges } from './offered-changes.ts';

/** The props of every tab of the editor. */
export interface EditorTabProps {
  readonly brand: BrandDetail;
  readonly offer: OfferedChanges;
  readonly choices: EditorChoices;
  readonly onChoose: (choice: EditorChoices) => void;
}
