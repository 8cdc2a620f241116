import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/usage.json' with { type: 'json' };

export const { t, rich } = openCatalogue('usage', messages);
