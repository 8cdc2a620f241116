import { createDateFormatter } from '../messages/date-format.ts';

const dateTimeParts = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const formatInThisYear = createDateFormatter(dateTimeParts);
const currentYear = new Date().getFullYear();
const formatInOtherYear = createDateFormatter({ ...dateTimeParts, year: 'numeric' });

/** A short time with seconds, for comparison with other logs. The year is shown unless it is the current one. */
export function LogTime({ at }: { readonly at: number }) {
  const date = new Date(at * 1000);
  const format = date.getFullYear() === currentYear ? formatInThisYear : formatInOtherYear;
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap tabular-nums">
      {format(date)}
    </time>
  );
}
