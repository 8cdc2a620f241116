/**
 * `npm run bench -- directed-jobs --json`: measures what the art director adds to a job. Replays the conversations
 * recorded at `standard`, and asks the questions in batches as the worker does. Measures the number of questions and
 * batches, the bytes of the stored answers, and the CPU time beyond that of a brand drawn without the director.
 */
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import type { Recording } from '@blazon/studio/director/recording.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { readRecordings } from '@blazon/evaluation/direct/recordings.ts';
import { isShort, reportFigures } from '../proofs/figures.ts';
import { compressText } from '../store/compressed-text.ts';

/** The size of a `director_turns` row apart from the answer: other columns, tuple header and index entry. */
const rowOverheadBytes = 250;

interface Conversation {
  readonly questions: number;
  readonly batches: number;
  readonly bytes: number;
  readonly cpuMilliseconds: number;
}

const studio = await openLocalStudio();
const recordings = readRecordings('standard').slice(0, isShort ? 4 : undefined);
// The first conversation is a warm-up that compiles the code and opens the fonts.
for (const recording of recordings.slice(0, 1)) playRecording(studio, recording);
const conversations = recordings.map((recording) => playRecording(studio, recording));

reportFigures('bench:directed-jobs', [
  { name: 'conversations', value: conversations.length, goal: '>=1' },
  { name: 'questions a job', value: computeConversationMean(({ questions }) => questions), goal: '<=21' },
  { name: 'batches a job', value: computeConversationMean(({ batches }) => batches), goal: '<=12' },
  { name: 'stored bytes per job', value: computeConversationMean(({ bytes }) => bytes), goal: '<=65536' },
  {
    name: 'CPU ms of the studio per job, beyond the library',
    value: computeConversationMean((each) => each.cpuMilliseconds),
    goal: '<=5000',
  },
]);

function playRecording(localStudio: Studio, { prompt, seed, effort, answers }: Recording): Conversation {
  const startUsage = process.cpuUsage();
  designBrand(localStudio, { prompt, seed });
  const libraryMilliseconds = cpuMillisecondsSince(startUsage);
  const answersSoFar = new Map<number, string | null>();
  let batches = 0;
  const start = process.cpuUsage();
  for (;;) {
    const { next } = directBrand(localStudio, { prompt, seed, effort, answers: answersSoFar });
    const answerable = next.filter(({ number }) => answers.has(number) && !answersSoFar.has(number));
    if (answerable.length === 0) break;
    batches += 1;
    for (const { number } of answerable) answersSoFar.set(number, answers.get(number) ?? null);
  }
  const stored = [...answersSoFar.values()].map(
    (answer) => rowOverheadBytes + compressText(answer ?? '').length,
  );
  return {
    questions: answersSoFar.size,
    batches,
    bytes: stored.reduce((sum, bytes) => sum + bytes, 0),
    cpuMilliseconds: cpuMillisecondsSince(start) - libraryMilliseconds,
  };
}

function cpuMillisecondsSince(startUsage: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(startUsage);
  return (user + system) / 1000;
}

function computeConversationMean(pick: (conversation: Conversation) => number): number {
  return Math.round(
    conversations.reduce((sum, each) => sum + pick(each), 0) / Math.max(conversations.length, 1),
  );
}
