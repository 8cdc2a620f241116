import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/people.json' with { type: 'json' };

export const { t, rich } = openCatalogue('people', messages);
