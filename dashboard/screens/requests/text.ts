import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/requests.json' with { type: 'json' };

export const { t } = openCatalogue('requests', messages);
