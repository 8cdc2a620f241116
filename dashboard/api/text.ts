import { openCatalogue } from '../messages/catalogue.ts';
import messages from '../messages/en/api.json' with { type: 'json' };

export const { t } = openCatalogue('api', messages);
