// Proposes pictures that are cut out of a larger shape, the host. The host is either the main object of the trade, so
// that one silhouette shows both the name and the trade, or the frame of a requested badge.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import { MIN_CERTAIN_STRENGTH } from '../ideas/idea.ts';
import type { Concept } from '../../library/concept.ts';
import { ESCUTCHEON, FULL_SHIELD, ROUNDEL } from '../../library/families/frames.ts';
import type { Host } from '../../library/families/host.ts';
import { HOSTS } from '../../library/families/hosts.ts';
import { cutInsetFromHost } from '../../library/families/cut-inset.ts';
import { removeAccents } from '../../library/families/letter-mark.ts';
import { findInitials } from './find-initials.ts';
import type { Proposal, RotatedConcept } from '../ideas/proposal.ts';
import { avoidedValues, wishedValues } from '../../brief/wished-values.ts';
import { RELEVANCE } from '../ideas/relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

const { SAYS_BOTH, AS_ASKED, AS_FITTING, SURELY_NAMED, WITHOUT_CHIEF } = RELEVANCE.hostedMarks;

/**
 * Proposes the name's picture inside the main object of the trade. The picture must be certain, because the
 * combination is harder to recognise, and must not identify the trade by itself.
 */
export function proposeHostedPictures(
  brief: Brief,
  fromNameOrWish: readonly RotatedConcept[],
): readonly Proposal[] {
  const wishes = wishedValues(brief, 'motif');
  // In the request "an oak in a house", the house is the host and the oak is the picture.
  const isHost = ({ concept }: RotatedConcept): boolean =>
    wishes.length > 1 && wishes.includes(concept.id) && HOSTS.some(({ id }) => id === concept.id);
  const [best] = fromNameOrWish
    .filter((each) => !isHost(each))
    .toSorted((one, other) => other.relevance - one.relevance);
  if (best === undefined || best.relevance < MIN_CERTAIN_STRENGTH || identifiesTrade(best.concept, brief))
    return [];
  const [trade = ''] = brief.industries;
  const refused = avoidedValues(brief, 'motif');
  return HOSTS.filter(
    ({ id, industries }) =>
      !refused.includes(id) &&
      (industries.includes(trade) || wishes.includes(id)) &&
      id !== best.concept.id &&
      !best.concept.motifs.includes(id),
  ).flatMap((host) => proposePictureInHost(host, best, SAYS_BOTH));
}

/**
 * Proposes each suitable picture inside the requested frame. If no picture has a form for small sizes, proposes the
 * initial instead, unless the brief requests a picture.
 */
export function proposeFramedPictures(
  brief: Brief,
  relevant: readonly RotatedConcept[],
): readonly Proposal[] {
  const frame = findRequestedFrame(brief);
  const [best] = relevant;
  if (frame === null || best === undefined) return [];
  const requestsPicture = wishedValues(brief, 'motif').length > 0;
  const framed = relevant
    .filter(
      ({ relevance, source, concept }) =>
        // A shield inside a shield adds no meaning.
        concept.id !== 'shield' &&
        (!requestsPicture || source === 'wish' || source === 'name') &&
        (relevance >= best.relevance - AS_FITTING || (source === 'trade' && relevance >= SURELY_NAMED)),
    )
    .flatMap((weighed) => [
      ...proposePictureInHost(frame, weighed, AS_ASKED),
      ...(frame === ESCUTCHEON ? proposePictureInHost(FULL_SHIELD, weighed, AS_ASKED - WITHOUT_CHIEF) : []),
    ]);
  // If the requested picture does not fit into a frame, it is shown without one.
  return framed.length > 0 || requestsPicture ? framed : proposeFramedInitial(brief, frame, best.relevance);
}

/** The stroke width of the initial, in percent of the space inside the frame. */
const INITIAL_WEIGHT = 25;

/** Proposes the initial inside the frame, as on many club badges. */
function proposeFramedInitial(brief: Brief, frame: Host, relevance: number): readonly Proposal[] {
  const [letter] = findInitials(brief, brief.name ?? '');
  if (letter === undefined) return [];
  const mark = cutInsetFromHost(frame, {
    id: letter,
    inset: [{ skeleton: { char: removeAccents(letter), weight: INITIAL_WEIGHT } }],
  });
  if (mark === null) return [];
  const choice = {
    source: 'merge' as const,
    id: `host-${frame.id}:${letter}`,
    motifs: [],
    ideas: [],
    construction: 'negative-space' as const,
    letters: [letter],
  };
  return [{ choice, mark, relevance, turn: AS_ASKED, idea: { source: 'initial', word: letter } }];
}

/** Trades whose emblem is a shield unless the brief says otherwise: clubs, schools, courts, towns. */
const TRADES_WITH_COAT_OF_ARMS = tradesWithTrait('bears-arms');

function findRequestedFrame(brief: Brief): Host | null {
  const shapes = wishedValues(brief, 'shape');
  if (shapes.includes('shield')) return ESCUTCHEON;
  if (shapes.includes('circle')) return ROUNDEL;
  const refused = [...avoidedValues(brief, 'shape'), ...avoidedValues(brief, 'motif')];
  const emblem = refused.includes('shield') ? ROUNDEL : ESCUTCHEON;
  if (wishedValues(brief, 'style').includes('heraldic')) return emblem;
  if (!wishedValues(brief, 'mark').includes('emblem')) return null;
  return TRADES_WITH_COAT_OF_ARMS.has(brief.industries[0] ?? '') ? emblem : ROUNDEL;
}

function proposePictureInHost(host: Host, weighed: RotatedConcept, gain: number): readonly Proposal[] {
  const { concept, relevance, turn, source, word } = weighed;
  const mark = cutInsetFromHost(host, concept);
  if (mark === null) return [];
  const choice = {
    source: 'merge' as const,
    id: `host-${host.id}:${concept.id}`,
    motifs: concept.motifs,
    ideas: concept.ideas,
    construction: host.beside === undefined ? ('negative-space' as const) : ('accented' as const),
    letters: [],
  };
  return [{ choice, mark, relevance, turn: turn + gain, idea: { source, word } }];
}

/** Whether a picture identifies the trade: a book identifies a bookshop, a fox does not. */
const identifiesTrade = ({ industries, motifs }: Concept, { industries: [trade = ''] }: Brief): boolean =>
  industries.includes(trade) && !ANIMALS.includes(motifs[0] ?? '');
