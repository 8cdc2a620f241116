// Checked before a start: another service on the port would look as if ours were ready.

import { connect } from 'node:net';

export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (taken: boolean): void => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(1_000, () => answer(true));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
