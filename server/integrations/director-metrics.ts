import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface DirectorMetrics {
  /** Questions to the art director, by outcome. */
  readonly directorAnswers: Counter<'outcome'>;
  readonly directorTime: Histogram;
  readonly directorTokens: Counter<'kind'>;
  readonly directorCost: Counter;
  /** Jobs drawn without the art director because the workspace had reached its daily cost limit. */
  readonly directorSpent: Counter;
  /** The breaker's state, as an index into `breakerStates`. */
  readonly directorBreaker: Gauge;
}

export function createDirectorMetrics(registry: Registry): DirectorMetrics {
  const registers = [registry];
  return {
    directorAnswers: new Counter({
      name: 'blazon_director_answers_total',
      help: 'Questions to the art director, by outcome: answered, or the reason why not.',
      labelNames: ['outcome'],
      registers,
    }),
    directorTime: new Histogram({
      name: 'blazon_director_seconds',
      help: 'Duration of one question to the art director, answered or not.',
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
      help: 'Cost of answered questions, in the currency of the configured prices.',
      registers,
    }),
    directorSpent: new Counter({
      name: 'blazon_director_spent_total',
      help: 'Jobs that the library drew alone because the workspace had reached its daily cost limit.',
      registers,
    }),
    directorBreaker: new Gauge({
      name: 'blazon_director_breaker',
      help: 'State of the circuit breaker of the art director: 0 closed, 1 half-open (one trial question), 2 open after repeated failures.',
      registers,
    }),
  };
}
