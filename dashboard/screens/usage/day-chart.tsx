import type { UsageDayView } from '@blazon/contract/console/usage.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { createChartLines } from './chart-scale.ts';
import { formatNumber } from '../../messages/number-format.ts';
import { formatDay as dayWords } from './words.ts';
import { t } from './text.ts';

interface DayChartProps {
  readonly days: readonly UsageDayView[];
  /** Such as `2026-11-15`; null unless the month is the current one. */
  readonly today: string | null;
}

/** In pixels. */
const chartHeight = 176;
/** The minimum height of a bar in pixels, so that a single generation is visible. */
const minBarHeight = 3;

/**
 * Shows one bar per day. The bars are only a picture. A row of transparent buttons covers them, one per day, each
 * labelled with the day's numbers. The row is a single tab stop. The table view has the same numbers.
 */
export function DayChart({ days, today }: DayChartProps) {
  const start = Math.max(0, today === null ? 0 : days.findIndex(({ day }) => day === today));
  const [chosen, setChosen] = useState(start);
  const [isActive, setActive] = useState(false);
  const lines = createChartLines(Math.max(...days.map(({ succeeded, failed }) => succeeded + failed)));
  const shown = days[Math.min(chosen, days.length - 1)];
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-soft tabular-nums">
          {shown && (isActive || shown.day === today)
            ? describeDay(shown, today)
            : t('dayChart.chooseADayToSee')}
        </span>
        <Legend />
      </figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <Scale lines={lines} />
        <div className="relative">
          <Bars days={days} top={lines[0] ?? 1} chosen={isActive ? chosen : undefined} />
          <Days days={days} chosen={chosen} onChoose={setChosen} onActiveChange={setActive} />
        </div>
        <span />
        <DayNumbers days={days} today={today} />
      </div>
    </figure>
  );
}

function describeDay({ day, succeeded, failed }: UsageDayView, today: string | null): string {
  const numbers = t('dayChart.counts', {
    succeeded: formatNumber(succeeded),
    failed: formatNumber(failed),
  });
  return `${dayWords(day)}${day === today ? ' (today)' : ''}: ${numbers}`;
}

function Legend() {
  return (
    <span className="flex gap-4 text-xs text-faint">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[2px] bg-ink" /> {t('dayChart.succeeded')}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[2px] bg-danger" /> {t('dayChart.failedNotCounted')}
      </span>
    </span>
  );
}

function Scale({ lines }: { readonly lines: readonly number[] }) {
  return (
    <div
      aria-hidden
      className="flex h-44 flex-col justify-between text-right text-xs text-faint tabular-nums"
    >
      {lines.map((line) => (
        <span key={line} className="flex h-0 items-center justify-end">
          {formatNumber(line)}
        </span>
      ))}
    </div>
  );
}

interface BarsProps {
  readonly days: readonly UsageDayView[];
  readonly top: number;
  readonly chosen: number | undefined;
}

function Bars({ days, top, chosen }: BarsProps) {
  const width = 100 / days.length;
  const computeBarHeight = (value: number) =>
    value === 0 ? 0 : Math.max(minBarHeight, (value / top) * chartHeight);
  return (
    <svg aria-hidden width="100%" height={chartHeight} className="block overflow-visible">
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          x1="0"
          x2="100%"
          y1={part * chartHeight}
          y2={part * chartHeight}
          className={part === 1 ? 'stroke-line-strong' : 'stroke-line'}
          shapeRendering="crispEdges"
        />
      ))}
      {days.map(({ day, succeeded, failed }, index) => {
        const [good, bad] = [computeBarHeight(succeeded), computeBarHeight(failed)];
        const bar = { x: `${index * width + width * 0.16}%`, width: `${width * 0.68}%`, rx: 1.5 };
        return (
          <g key={day} className={joinClasses(chosen !== undefined && chosen !== index && 'opacity-45')}>
            {good > 0 && <rect {...bar} y={chartHeight - good} height={good} className="fill-ink" />}
            {bad > 0 && (
              <rect
                {...bar}
                y={chartHeight - good - bad - (good > 0 ? 1 : 0)}
                height={bad}
                className="fill-danger"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface DaysProps {
  readonly days: readonly UsageDayView[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onActiveChange: (isActive: boolean) => void;
}

function Days({ days, chosen, onChoose, onActiveChange }: DaysProps) {
  const row = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    onChoose(index);
    onActiveChange(true);
  };
  const go = (event: KeyboardEvent) => {
    const next = findIndexForKey(event.key, chosen, days.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('dayChart.daysMoveWithTheArrowKeys')}
      className="absolute inset-0 flex"
    >
      {days.map((one, index) => (
        <button
          key={one.day}
          type="button"
          tabIndex={index === chosen ? 0 : -1}
          aria-label={describeDay(one, null)}
          className="h-full flex-1 cursor-default rounded-sm hover:bg-hover/60"
          onMouseEnter={() => choose(index)}
          onFocus={() => choose(index)}
          onClick={() => choose(index)}
          onKeyDown={go}
          onMouseLeave={() => onActiveChange(false)}
          onBlur={() => onActiveChange(false)}
        />
      ))}
    </div>
  );
}

function findIndexForKey(key: string, index: number, last: number): number | undefined {
  const indexByKey: Record<string, number> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  return indexByKey[key];
}

function DayNumbers({ days, today }: DayChartProps) {
  return (
    <div aria-hidden className="mt-1.5 flex text-center text-xs text-faint tabular-nums">
      {days.map(({ day }, index) => (
        <span
          key={day}
          className={joinClasses('min-w-0 flex-1', day === today && 'font-semibold text-accent')}
        >
          {day === today || (index % 7 === 0 && !isNextToToday(days, today, index))
            ? Number(day.slice(8))
            : ''}
        </span>
      ))}
    </div>
  );
}

/** Whether the label of a day would overlap today's on a phone. */
function isNextToToday(days: readonly UsageDayView[], today: string | null, index: number): boolean {
  const todayIndex = days.findIndex(({ day }) => day === today);
  return todayIndex >= 0 && Math.abs(todayIndex - index) < 2;
}
