import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/audit.json' with { type: 'json' };

export const { t } = openCatalogue('audit', messages);
