import { connect } from 'node:net';

/** Whether a process listens on a local port. A port that does not respond within a second counts as taken. */
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
