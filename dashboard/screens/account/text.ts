import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/account.json' with { type: 'json' };

export const { t, rich } = openCatalogue('account', messages);
