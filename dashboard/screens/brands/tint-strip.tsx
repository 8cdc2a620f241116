import { showToast } from '../../parts/toast.tsx';
import { chooseInkOn } from './colour-values.ts';
import { createTints } from './tints.ts';
import { t } from './text.ts';

/** Shows tints of the primary colour from almost white to almost black. A press copies the value. */
export function Tints({ hex }: { readonly hex: string }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-ink">{t('tintStrip.tintsOfThePrimaryColour')}</h3>
      <ul className="grid grid-cols-4 gap-1 sm:grid-cols-6 lg:grid-cols-11">
        {createTints(hex).map(({ step, hex: tint, isBase }) => (
          <li key={step}>
            <button
              type="button"
              onClick={() => copyToClipboard(tint)}
              className="flex h-16 w-full flex-col justify-between rounded-md border border-line px-2 py-1.5 text-left"
              style={{ backgroundColor: tint, color: chooseInkOn(tint) }}
            >
              <span className="text-xs tabular-nums">
                <span className="sr-only">{t('tintStrip.copyTint')} </span>
                {step}
                {isBase && <span aria-hidden> ●</span>}
              </span>
              <span className="font-mono text-[0.6875rem]">{tint}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function copyToClipboard(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => showToast('good', t('tintStrip.copied', { text })),
    () => showToast('danger', t('tintStrip.copyingFailed')),
  );
}
