import { openCatalogue } from '../messages/catalogue.ts';
import messages from '../messages/en/parts.json' with { type: 'json' };

export const { t, rich } = openCatalogue('parts', messages);
