import type { BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import type { JobView } from '@blazon/contract/console/generations.ts';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useGenerate } from '../../../api/use-jobs.ts';
import { useWorkspaceContext } from '../../../api/workspace-context.tsx';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { isPhoneNow } from '../../../parts/use-is-phone.ts';
import { Refused } from '../../projects/refused.tsx';
import { t } from '../text.ts';
import { composeRefinement, type EditorChoices } from './choices.ts';
import { ColourTab } from './colour-tab.tsx';
import { EditedJob } from './edited-job.tsx';
import { LayoutTab } from './layout-tab.tsx';
import { applyChoice, findOfferedChanges, type OfferedChanges } from './offered-changes.ts';
import { Preview } from './preview.tsx';
import { SymbolTab } from './symbol-tab.tsx';
import { TypeTab } from './type-tab.tsx';

interface EditorProps {
  readonly brand: BrandDetail;
  readonly onClose: () => void;
  /** Called when the refined brand is ready. */
  readonly onRefined: (brandId: string) => void;
}

/** Combines the choices into a sentence, which is sent like any other refinement. */
export function Editor({ brand, onClose, onRefined }: EditorProps) {
  const [choices, setChoices] = useState<EditorChoices>({});
  const [job, setJob] = useState<JobView>();
  const generate = useGenerate(brand.project_id);
  const sentence = composeRefinement(choices);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone, the title and the actions of the brand leave too little room for the choices.
    if (isPhoneNow()) section.current?.scrollIntoView();
  }, []);
  const send = (prompt: string) =>
    generate.send({ prompt, memoryId: brand.memory_id, brandName: undefined, variants: 1 }, setJob);
  return (
    <section
      ref={section}
      aria-label={t('editor.label')}
      // The drawing and the controls share one view. A phone has no room for a frame around them.
      className="flex scroll-mt-16 flex-col gap-4 sm:gap-5 sm:rounded-lg sm:border sm:border-line-strong sm:px-6 sm:pt-5"
    >
      <Header onClose={onClose} />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <Preview brand={brand} choices={choices} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <EditorTabs
            brand={brand}
            choices={choices}
            onChoose={(choice) => setChoices((before) => applyChoice(before, choice))}
          />
        </div>
      </div>
      {/* Stays in view, so that every choice is answered at once. */}
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-col gap-3 border-t border-line bg-page px-5 py-4 sm:-mx-6 sm:rounded-b-lg sm:px-6">
        {generate.error !== null && <Refused error={generate.error} projectId={brand.project_id} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SentencePreview sentence={sentence} />
          {job === undefined ? (
            <div className="flex shrink-0 items-center gap-2">
              {sentence !== undefined && (
                <Button variant="quiet" onClick={() => setChoices({})} className="max-sm:order-last">
                  {t('editor.clear')}
                </Button>
              )}
              <Button
                variant="primary"
                icon={Sparkles}
                disabled={sentence === undefined}
                pending={generate.isPending}
                onClick={() => sentence !== undefined && send(sentence)}
              >
                {t('editor.refine')}
              </Button>
            </div>
          ) : (
            <EditedJob key={job.id} job={job} onRetried={setJob} onRefined={onRefined} />
          )}
        </div>
      </div>
    </section>
  );
}

function Header({ onClose }: Pick<EditorProps, 'onClose'>) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold text-ink">{t('editor.title')}</h2>
        <p className="text-sm text-soft max-sm:hidden">{t('editor.description')}</p>
      </div>
      <IconButton icon={X} label={t('editor.close')} onClick={onClose} className="-mt-1 -mr-1" />
    </div>
  );
}

function SentencePreview({ sentence }: { readonly sentence: string | undefined }) {
  const { environment } = useWorkspaceContext();
  return (
    <div className="flex min-w-0 flex-col gap-0.5 sm:flex-1">
      <p role="status" className="text-sm text-ink [overflow-wrap:anywhere]">
        {sentence ?? <span className="text-faint">{t('editor.nothingChosen')}</span>}
      </p>
      {sentence !== undefined && (
        <p className="text-xs text-faint">
          {environment === 'live' ? t('editor.sentAndCounted') : t('editor.sent')}
        </p>
      )}
    </div>
  );
}

interface EditorTabsProps {
  readonly brand: BrandDetail;
  readonly choices: EditorChoices;
  readonly onChoose: (choice: EditorChoices) => void;
}

type TabName = 'colour' | 'type' | 'layout' | 'symbol';

const choicesByTab: Readonly<Record<TabName, readonly (keyof EditorChoices)[]>> = {
  colour: ['primary', 'secondary', 'scheme'],
  type: ['typeface', 'weight', 'letterCase'],
  layout: ['placement', 'frame', 'size'],
  symbol: ['subject', 'symbol', 'manner'],
};

function EditorTabs({ brand, choices, onChoose }: EditorTabsProps) {
  const [tab, setTab] = useState<TabName>('colour');
  const offer = findOfferedChanges(brand.design ?? designAsOnePicture);
  const props = { brand, offer, choices, onChoose };
  const label = (name: TabName, tabName: string) => {
    const count = choicesByTab[name].filter((part) => (choices[part] ?? '') !== '').length;
    if (count === 0) return tabName;
    return (
      <span className="flex items-baseline gap-1">
        {tabName}
        <span className="text-xs font-normal text-faint tabular-nums">{count}</span>
      </span>
    );
  };
  const tabs = [
    {
      value: 'colour' as const,
      label: label('colour', t('editor.colour')),
      content: <ColourTab {...props} />,
    },
    ...(offer.hasLetters
      ? [{ value: 'type' as const, label: label('type', t('editor.type')), content: <TypeTab {...props} /> }]
      : []),
    ...(hasLayout(offer)
      ? [
          {
            value: 'layout' as const,
            label: label('layout', t('editor.layout')),
            content: <LayoutTab {...props} />,
          },
        ]
      : []),
    ...(brand.design === null
      ? []
      : [
          {
            value: 'symbol' as const,
            label: label('symbol', t('editor.symbol')),
            content: <SymbolTab {...props} />,
          },
        ]),
  ];
  return (
    <>
      {brand.design === null && <Notice>{t('editor.onePicture')}</Notice>}
      <Tabs label={t('editor.tabs')} value={tab} onChange={setTab} tabs={tabs} />
    </>
  );
}

function hasLayout({ placements, frames, hasSize }: OfferedChanges): boolean {
  return placements.length + frames.length > 0 || hasSize;
}

/** Stands in for the design of a logo that a model drew as one picture, without separate symbol and letters. */
const designAsOnePicture: BrandDesign = {
  symbol: null,
  arrangement: 'none',
  frame: null,
  symbol_height: null,
  symbol_weight: null,
  symbol_changes: [],
  is_detailed: true,
  lettering: null,
  letter_spacing: 0,
  align: 'center',
  text: null,
  is_joined: true,
};
