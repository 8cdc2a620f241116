import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/sign-in.json' with { type: 'json' };

/** Separate from the other texts of this folder, because sign-in is the first page that people load. */
export const { t, rich } = openCatalogue('sign-in', messages);
