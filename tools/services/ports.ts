// These are not the default ports, so that we never use another PostgreSQL or Redis of this machine by accident.
// BLAZON_PORT_OFFSET shifts all of them, so that two checkouts can run side by side.

export const portOffset = readOffset(process.env['BLAZON_PORT_OFFSET']);

export const ports = {
  postgres: 15432 + portOffset,
  redis: 16379 + portOffset,
  redisTls: 16380 + portOffset,
  temporal: 17233 + portOffset,
  // Temporal's four parts use these to talk to each other; our code does not.
  temporalHistory: 17234 + portOffset,
  temporalMatching: 17235 + portOffset,
  temporalWorker: 17239 + portOffset,
  // Temporal stores membership ports in a signed 16-bit column. With a port above 32767, it exits when it starts.
  temporalMembership: {
    frontend: 27233 + portOffset,
    history: 27234 + portOffset,
    matching: 27235 + portOffset,
    worker: 27239 + portOffset,
  },
} as const;

function readOffset(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const offset = Number(text);
  // The bounds keep membership ports below 32768 and every port above 1023.
  if (!Number.isInteger(offset) || offset < -5000 || offset > 5000) {
    throw new Error(`BLAZON_PORT_OFFSET must be a whole number from -5000 to 5000, not "${text}"`);
  }
  return offset;
}
