// Name and trade in one silhouette: what the name shows, or its initial, as the paper in an object of the trade.

import type { MarkBlazon } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { ANIMALS } from '../brief/closed-lists.ts';
import type { Concept, Construction } from '../library/concept.ts';
import type { Host } from '../library/families/host.ts';
import { HOSTS } from '../library/families/hosts.ts';
import { hostInitial, mergeHost } from '../library/families/merge-host.ts';
import type { Proposal, TurnedConcept } from './proposal.ts';
import type { SeedStream } from './seed-stream.ts';

const HOSTS_AT_MOST = 3;
const PICTURES_AT_MOST = 2;
/** A second picture of the name is hosted when the name calls for it nearly as much. */
const NEARLY = 0.05;
/** A word that chance may have put into the name is not worth an object of its own. */
const SURE = 0.8;
/** What saying both is worth, and what each host behind the first gives away of it. */
const SAYS_BOTH = 0.24;
const LATER_HOST = 0.03;
/** The prompt's own words against the industry that it was read as; a word of another trade may be chance. */
const SAID = 1.5;
const SAID_OF_ANOTHER_TRADE = 0.6;
const INDUSTRY = [2, 1, 0.6] as const;
/** Many trades in one, each with objects of its own: a joiner has no spool, so its words must call for one. */
const MANY_TRADES: ReadonlySet<string> = new Set(['crafts', 'manufacturing']);
/** Lets names of one trade differ in its object. */
const CHANCE = 0.7;
/** Where animals are the trade, one of them says it by itself. */
const TRADES_OF_ANIMALS: ReadonlySet<string> = new Set(['pets', 'veterinary', 'agriculture']);

/** The name's own picture in the trade's own object; a picture that is the trade's already needs no host. */
export function hostedPictures(
  brief: Brief,
  own: readonly TurnedConcept[],
  stream: SeedStream,
): readonly Proposal[] {
  const most = Math.max(0, ...own.map(({ relevance }) => relevance));
  return own
    .filter(({ relevance, concept, word }) => {
      if (relevance < Math.max(SURE, most - NEARLY)) return false;
      return !saysTrade(concept, brief) && !callsForHost(word, brief);
    })
    .slice(0, PICTURES_AT_MOST)
    .flatMap((weighed) => {
      const { concept, relevance, turn, source, word } = weighed;
      const { id, motifs, ideas } = concept;
      return hostsFor(brief, stream)
        .filter((host) => host.id !== id && !motifs.includes(host.id))
        .flatMap((host, place) =>
          proposed(mergeHost(host, concept), `host-${host.id}:${id}`, {
            motifs,
            ideas,
            letters: [],
            construction: constructionOf(host),
            relevance,
            turn: turn + SAYS_BOTH - LATER_HOST * place,
            idea: { source, word },
          }),
        );
    });
}

/** The initial in the trade's object, for names that show nothing: no other house of the trade has it. */
export function hostedInitial(
  brief: Brief,
  letter: string | undefined,
  { relevance, turn }: Pick<Proposal, 'relevance' | 'turn'>,
  stream: SeedStream,
): readonly Proposal[] {
  if (letter === undefined) return [];
  const hosts = hostsFor(brief, stream).filter(({ badge }) => badge === undefined);
  return hosts.flatMap((host, place) =>
    proposed(hostInitial(host, letter), `host-${host.id}:${letter}`, {
      motifs: [],
      ideas: [],
      letters: [letter],
      construction: 'letter-object',
      relevance,
      turn: turn - LATER_HOST * place,
      idea: { source: 'initial', word: letter },
    }),
  );
}

type Said = Pick<Proposal, 'relevance' | 'turn' | 'idea'> &
  Pick<Proposal['choice'], 'motifs' | 'ideas' | 'letters' | 'construction'>;

const proposed = (mark: MarkBlazon | null, id: string, said: Said): Proposal[] => {
  if (mark === null) return [];
  const { motifs, ideas, letters, construction, ...rest } = said;
  const choice = {
    source: 'merge' as const,
    id,
    motifs,
    ideas,
    construction,
    letters,
  };
  return [{ choice, mark, ...rest }];
};

/** What stands beside the object wears the accent; a frame is a plate. */
const constructionOf = ({ beside, badge }: Host): Construction => {
  if (beside !== undefined) return 'accented';
  return badge === true ? 'plate' : 'negative-space';
};

/** A fox answers a gym, but does not say gym; a dumbbell does. */
const saysTrade = ({ industries, motifs }: Concept, { industries: [trade = ''] }: Brief): boolean =>
  industries.includes(trade) && (TRADES_OF_ANIMALS.has(trade) || !ANIMALS.includes(motifs[0] ?? ''));

/** "Penguin Cloud", hosting: the cloud is the trade's object, the penguin is the name's. */
const callsForHost = (word: string, { industries: [trade = ''] }: Brief): boolean =>
  HOSTS.some(({ words, industries }) => industries.includes(trade) && words.includes(word));

const hostsFor = (brief: Brief, stream: SeedStream): readonly Host[] =>
  HOSTS.map((host) => ({ host, calls: callsOf(host, brief) }))
    .filter(({ calls }) => calls > 1)
    .map(({ host, calls }) => ({ host, calls: calls + CHANCE * stream.fork(`host-${host.id}`).next() }))
    .toSorted((one, other) => other.calls - one.calls)
    .slice(0, HOSTS_AT_MOST)
    .map(({ host }) => host);

const callsOf = ({ words, industries }: Host, brief: Brief): number => {
  const said = brief.words.filter((word) =>
    words.some((call) => call === word || `${call}s` === word),
  ).length;
  const place = brief.industries.findIndex((industry) => industries.includes(industry));
  const ofTrade = place >= 0 || brief.industries.length === 0;
  const byItself = MANY_TRADES.has(brief.industries[place] ?? '') ? 0 : (INDUSTRY[place] ?? 0);
  return byItself + said * (ofTrade ? SAID : SAID_OF_ANOTHER_TRADE);
};
