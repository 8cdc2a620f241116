import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import type { CSSProperties, ReactNode } from 'react';
import { OutsideLink } from '../../parts/link.tsx';
import { Facts } from '../../parts/page.tsx';
import { describeWeight, weightName } from './font-weights.ts';
import { Ground, Logo } from './logo.tsx';
import { useGround } from './use-ground.tsx';
import { useTypeface } from './use-typeface.ts';

/** The letters as in the logo, then headings and text in the same family. */
export function TypeSpecimen({ brand }: { readonly brand: BrandDetail }) {
  const [ground] = useGround();
  const { font_family: family, font_weight_heading: heading, font_weight_body: body } = brand;
  const face = useTypeface(family);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-stretch gap-6 md:grid-cols-2">
        <Ground ground={ground} className="aspect-[2/1] rounded-lg">
          <Logo
            brandId={brand.id}
            ground={ground}
            part="wordmark"
            alt={`The lettering of the logo, in ${family}`}
            className="h-1/3 w-[70%]"
          />
        </Ground>
        <div className="flex flex-col justify-center gap-3">
          <Sample face={face} weight={heading} className="text-[2.5rem] leading-[1.1] text-ink">
            {family}
          </Sample>
          <Sample face={face} weight={heading} className="text-lg text-soft">
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp;?!
          </Sample>
        </div>
      </div>
      <Pairing brand={brand} face={face} />
      <Facts
        facts={[
          ['Headings', describeWeight(heading)],
          ['Body text', describeWeight(body)],
          [
            'Licence',
            <OutsideLink key="where" href={`https://fonts.google.com/?query=${encodeURIComponent(family)}`}>
              Free for commercial use, from Google Fonts
            </OutsideLink>,
          ],
        ]}
      />
    </div>
  );
}

interface PairingProps {
  readonly brand: BrandDetail;
  readonly face: CSSProperties | undefined;
}

/** A heading over a paragraph, as on a page. */
function Pairing({ brand, face }: PairingProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Sample face={face} weight={brand.font_weight_heading} className="text-xl text-ink">
        A heading in {weightName(brand.font_weight_heading)}
      </Sample>
      <Sample face={face} weight={brand.font_weight_body} className="text-base text-soft">
        Body text in {weightName(brand.font_weight_body)}. Keep lines between 45 and 75 characters, align them
        to one side, and leave one and a half times the type size between them. Headings need less.
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

/** Uses the brand's family once it is loaded. */
function Sample({ face, weight, className, children }: SampleProps) {
  return (
    <p className={`[overflow-wrap:anywhere] ${className}`} style={{ ...face, fontWeight: Number(weight) }}>
      {children}
    </p>
  );
}
