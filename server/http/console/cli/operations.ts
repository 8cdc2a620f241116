import type { DefinedOperation } from '../operation.ts';
import { approveDeviceCode, denyDeviceCode, showDeviceCode } from './decide-code.ts';
import { endMyCliLogin, listMyCliLogins } from './my-logins.ts';
import { endOwnLogin, getOwnLogin } from './own-login.ts';

/** Operations to approve, list and end CLI logins. */
export const cliOperations: readonly DefinedOperation[] = [
  showDeviceCode,
  approveDeviceCode,
  denyDeviceCode,
  listMyCliLogins,
  endMyCliLogin,
  getOwnLogin,
  endOwnLogin,
];
