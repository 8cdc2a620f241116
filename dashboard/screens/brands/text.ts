import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/brands.json' with { type: 'json' };

export const { t, rich } = openCatalogue('brands', messages);
