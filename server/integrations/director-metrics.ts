import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface DirectorMetrics {
  /** Questions to the art director, by outcome. */
  readonly directorAnswers: Counter<'outcome'>;
  readonly directorTime: Histogram;
  readonly directorTokens: Counter<'kind'>;
  readonly directorCost: Counter;
  /** Jobs without questions because the workspace had reached its daily cost limit. */
  readonly directorSpent: Counter;
  /** Index into `breakerStates`. */
  readonly directorBreaker: Gauge;
}

export function directorMetrics(registry: Registry): DirectorMetrics {
  const registers = [registry];
  return {
    directorAnswers: new Counter({
      name: 'blazon_director_answers_total',
      help: 'Questions to the art director: answered, or why not.',
      labelNames: ['outcome'],
      registers,
    }),
    directorTime: new Histogram({
      name: 'blazon_director_seconds',
      help: 'Time that the art director took for one question, answered or not.',
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 30, 60, 90, 120, 180, 240],
      registers,
    }),
    directorTokens: new Counter({
      name: 'blazon_director_tokens_total',
      help: 'Tokens of answered questions: input, cached (part of the input) and output.',
      labelNames: ['kind'],
      registers,
    }),
    directorCost: new Counter({
      name: 'blazon_director_cost_total',
      help: 'What answered questions cost, in the currency of the prices that are set.',
      registers,
    }),
    directorSpent: new Counter({
      name: 'blazon_director_spent_total',
      help: 'Jobs that the library drew alone because answers had cost their workspace the bound of the day.',
      registers,
    }),
    directorBreaker: new Gauge({
      name: 'blazon_director_breaker',
      help: 'Whether the art director is asked: 0 yes, 1 one question to see, 2 no, it has failed too often.',
      registers,
    }),
  };
}
