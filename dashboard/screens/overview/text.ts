import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/overview.json' with { type: 'json' };

export const { t, rich } = openCatalogue('overview', messages);
