// Describes the allowed values of an argument in words, for error messages and documentation.

import type { Argument, Kind } from './language.ts';
import { LIMITS } from './blazon-limits.ts';

const describeRange = ({ min, max }: Argument): string =>
  min === undefined || max === undefined ? '' : ` from ${min} to ${max}`;

const describeLength = ({ min, max }: Argument): string =>
  min === undefined || max === undefined ? '' : ` (${min} to ${max} of them)`;

const KIND_DESCRIBERS: Readonly<Record<Kind, (argument: Argument) => string>> = {
  number: (argument) => `a number${describeRange(argument)} or an expression over dials`,
  count: (argument) => `a whole number${describeRange(argument)}`,
  numbers: (argument) => `a list of numbers${describeLength(argument)}`,
  point: () => 'a point [x,y]',
  pair: (argument) => `one number${describeRange(argument)}, or two in a list`,
  corners: (argument) =>
    `one radius${describeRange(argument)}, or four: top left, top right, bottom right, bottom left`,
  points: (argument) =>
    `a list of points${describeLength(argument)}: [x,y], [x,y,r], [x,y,"smooth"], [x,y,"smooth",direction] or [x,y,"via"]`,
  joints: (argument) => `a list of [x,y,radius]${describeLength(argument)}`,
  line: () => 'a line: {"x":50}, {"y":50}, {"through":[x,y],"angle":a} or [[x,y],[x,y]]',
  shape: () => 'a shape, or a list of shapes and operators',
  flag: () => 'true or false',
  character: () => 'one character',
  family: () => `the name of a type family (at most ${LIMITS.family} characters)`,
  name: () => 'the name of an earlier part',
};

export const describeArgument = (argument: Argument): string =>
  typeof argument.is === 'string'
    ? KIND_DESCRIBERS[argument.is](argument)
    : `one of ${argument.is.oneOf.map((word) => `"${word}"`).join(' ')}`;
