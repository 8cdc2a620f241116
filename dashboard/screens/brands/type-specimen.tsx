import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import type { CSSProperties, ReactNode } from 'react';
import { OutsideLink } from '../../parts/link.tsx';
import { Facts } from '../../parts/page.tsx';
import { describeWeight, formatWeightName } from './font-weights.ts';
import { Ground, Logo } from './logo.tsx';
import { useGround } from './use-ground.tsx';
import { useTypefaceStyles } from './use-typeface.ts';
import { t } from './text.ts';

const letterRows = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789 &?!'] as const;

/** Shows the letters as in the logo, then headings and text in the same family. */
export function TypeSpecimen({ brand }: { readonly brand: BrandDetail }) {
  const [ground] = useGround();
  const { font_family: family, font_weight_heading: heading, font_weight_body: body } = brand;
  const styles = useTypefaceStyles(family);
  const face = styles?.logo;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-stretch gap-6 md:grid-cols-2">
        <Ground ground={ground} className="aspect-[2/1] rounded-lg">
          <Logo
            brandId={brand.id}
            ground={ground}
            part="wordmark"
            alt={t('typeSpecimen.theLetteringOfTheLogo', { family })}
            className="h-1/3 w-[70%]"
          />
        </Ground>
        <div className="flex flex-col justify-center gap-3">
          <Sample face={face} weight={heading} className="text-[2.5rem] leading-[1.1] text-ink">
            {family}
          </Sample>
          <div>
            {letterRows.map((row) => (
              <Sample key={row} face={face} weight={heading} className="text-lg text-soft">
                {row}
              </Sample>
            ))}
          </div>
        </div>
      </div>
      <Pairing brand={brand} heading={styles?.logo} body={styles?.text} />
      <Facts
        facts={[
          [t('typeSpecimen.headings'), describeWeight(heading)],
          [t('typeSpecimen.bodyText'), describeWeight(body)],
          [
            t('typeSpecimen.licence'),
            <OutsideLink key="where" href={`https://fonts.google.com/?query=${encodeURIComponent(family)}`}>
              {t('typeSpecimen.freeForCommercialUseFrom')}
            </OutsideLink>,
          ],
        ]}
      />
    </div>
  );
}

interface PairingProps {
  readonly brand: BrandDetail;
  readonly heading: CSSProperties | undefined;
  readonly body: CSSProperties | undefined;
}

/** A heading above a paragraph, as on a page. */
function Pairing({ brand, heading, body }: PairingProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Sample face={heading} weight={brand.font_weight_heading} className="text-xl text-ink">
        {t('typeSpecimen.headingSample', { weightName: formatWeightName(brand.font_weight_heading) })}
      </Sample>
      <Sample face={body} weight={brand.font_weight_body} className="text-[1.0625rem] leading-[1.6] text-ink">
        {t('typeSpecimen.bodySample', { weightName: formatWeightName(brand.font_weight_body) })}
      </Sample>
    </div>
  );
}

interface SampleProps {
  readonly face: CSSProperties | undefined;
  readonly weight: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Shows text in the brand's family once it is loaded. */
function Sample({ face, weight, className, children }: SampleProps) {
  return (
    <p className={`[overflow-wrap:anywhere] ${className}`} style={{ ...face, fontWeight: Number(weight) }}>
      {children}
    </p>
  );
}
