import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/keys.json' with { type: 'json' };

export const { t, rich } = openCatalogue('keys', messages);
