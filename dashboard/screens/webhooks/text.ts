import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/webhooks.json' with { type: 'json' };

export const { t, rich } = openCatalogue('webhooks', messages);
