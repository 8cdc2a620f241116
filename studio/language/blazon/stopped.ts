/** The one way out of a drawing that cannot go on. drawMark turns it into its `problem`; it never leaves this room. */
export class Stopped extends Error {}
