import { BrandImage, type MockUpBrand, Scene } from './drawing.tsx';
import { t } from '../text.ts';

interface SceneProps {
  readonly brand: MockUpBrand;
}

/** The front and back of a business card, overlapping. */
export function BusinessCard({ brand }: SceneProps) {
  return (
    <Scene label={t('scenes.aBusinessCardFrontAndBack')} caption={t('scenes.businessCard')} ground="#e9e7e3">
      <g transform="rotate(-6 200 150)">
        <rect
          x={132}
          y={56}
          width={216}
          height={128}
          rx={4}
          fill="#000"
          opacity={0.1}
          transform="translate(3 5)"
        />
        <rect x={132} y={56} width={216} height={128} rx={4} fill={brand.primary} />
        <BrandImage
          brandId={brand.id}
          part="mark"
          ink={brand.onPrimary}
          x={200}
          y={84}
          width={80}
          height={72}
        />
      </g>
      <rect
        x={52}
        y={124}
        width={216}
        height={128}
        rx={4}
        fill="#000"
        opacity={0.12}
        transform="translate(3 5)"
      />
      <rect x={52} y={124} width={216} height={128} rx={4} fill="#fff" />
      <BrandImage brandId={brand.id} x={64} y={136} width={128} height={72} align="xMinYMin" />
      <rect x={70} y={213} width={64} height={5} rx={2.5} fill="#3c3a44" />
      <rect x={70} y={225} width={92} height={4} rx={2} fill="#b9b6c0" />
    </Scene>
  );
}

/** A round sign on an iron bracket above a door. */
export function ShopSign({ brand }: SceneProps) {
  return (
    <Scene label={t('scenes.aRoundSignOverADoor')} caption={t('scenes.sign')} isOneColour ground="#d9d3c7">
      <rect x={0} y={46} width={286} height={7} fill="#2a2a2a" />
      <rect x={145} y={53} width={3.4} height={34} fill="#2a2a2a" />
      <rect x={251} y={53} width={3.4} height={34} fill="#2a2a2a" />
      <circle cx={206} cy={173} r={98} fill="#000" opacity={0.16} />
      <circle cx={200} cy={166} r={98} fill={brand.primary} />
      <circle
        cx={200}
        cy={166}
        r={91}
        fill="none"
        stroke={brand.onPrimary}
        strokeOpacity={0.35}
        strokeWidth={1.5}
      />
      <BrandImage
        brandId={brand.id}
        part="mark"
        ink={brand.onPrimary}
        x={145}
        y={111}
        width={110}
        height={110}
      />
    </Scene>
  );
}

const neighbourIconColours = ['#c9c5d2', '#d6d2dd', '#bdb9c8', '#d0ccd8', '#c4c0ce'] as const;

/** An app icon among others on a phone's home screen. */
export function AppIcon({ brand }: SceneProps) {
  return (
    <Scene label={t('scenes.theAppIconOnAPhone')} caption={t('scenes.appIcon')} isOneColour ground="#eeecf2">
      <rect x={106} y={34} width={188} height={300} rx={30} fill="#17161c" />
      <rect x={113} y={41} width={174} height={300} rx={24} fill="#f7f6fa" />
      <rect x={170} y={50} width={60} height={15} rx={7.5} fill="#17161c" />
      {neighbourIconColours.map((fill, index) => {
        // Slot 1 is free for the icon of the brand.
        const slot = index < 1 ? index : index + 1;
        return (
          <rect
            key={fill}
            x={131 + (slot % 3) * 50}
            y={88 + Math.floor(slot / 3) * 62}
            width={38}
            height={38}
            rx={9}
            fill={fill}
          />
        );
      })}
      <rect x={175} y={82} width={50} height={50} rx={12} fill={brand.primary} />
      <BrandImage
        brandId={brand.id}
        part="mark"
        ink={brand.onPrimary}
        x={184}
        y={91}
        width={32}
        height={32}
      />
      <rect x={131} y={214} width={138} height={46} rx={12} fill="#e6e3ec" />
    </Scene>
  );
}

/** The outline of a shirt, from the left shoulder to the right. */
const shirtPath =
  'M150 62 C166 76 234 76 250 62 L296 80 L338 138 L300 164 L282 142 L284 288 L116 288 L118 142 L100 164 L62 138 L104 80 Z';

export function Shirt({ brand }: SceneProps) {
  return (
    <Scene label={t('scenes.aTShirtWithThe')} caption={t('scenes.tShirt')} ground={brand.secondary}>
      <path d={shirtPath} fill="#000" opacity={0.14} transform="translate(4 6)" />
      <path d={shirtPath} fill="#fbfaf7" />
      <path d="M150 62 C166 84 234 84 250 62" fill="none" stroke="#dcd8cf" strokeWidth={6} />
      <BrandImage brandId={brand.id} x={128} y={108} width={144} height={112} />
    </Scene>
  );
}

/** A profile header: banner, round picture, name and follow button. */
export function SocialProfile({ brand }: SceneProps) {
  return (
    <Scene label={t('scenes.theHeadOfAProfile')} caption={t('scenes.socialProfile')} ground="#f1f0f4">
      <rect x={40} y={40} width={320} height={230} rx={10} fill="#fff" />
      <path d="M40 50 a10 10 0 0 1 10 -10 h300 a10 10 0 0 1 10 10 v86 h-320 z" fill={brand.primary} />
      <BrandImage brandId={brand.id} ink={brand.onPrimary} x={130} y={58} width={140} height={58} />
      <circle cx={96} cy={142} r={38} fill="#fff" />
      <circle cx={96} cy={142} r={34} fill="#f6f6f7" />
      <BrandImage brandId={brand.id} part="mark" x={74} y={120} width={44} height={44} />
      <rect x={64} y={192} width={110} height={9} rx={4.5} fill="#2f2d38" />
      <rect x={64} y={210} width={74} height={6} rx={3} fill="#b9b6c0" />
      <rect x={64} y={232} width={230} height={6} rx={3} fill="#d9d6df" />
      <rect x={64} y={246} width={180} height={6} rx={3} fill="#d9d6df" />
      <rect x={282} y={152} width={62} height={24} rx={12} fill={brand.primary} />
      <rect x={298} y={161} width={30} height={6} rx={3} fill={brand.onPrimary} />
    </Scene>
  );
}

/** A cotton bag with the logo printed in one colour. */
export function Tote({ brand }: SceneProps) {
  return (
    <Scene
      label={t('scenes.aCottonBagWithThe')}
      caption={t('scenes.toteBag')}
      isOneColour
      ground={brand.primary}
    >
      <path d="M160 118 V76 a40 40 0 0 1 80 0 V118" fill="none" stroke="#d8d2c4" strokeWidth={8} />
      <path d="M119 112 L281 112 L286 284 L114 284 Z" fill="#000" opacity={0.14} transform="translate(4 5)" />
      <path d="M119 112 L281 112 L286 284 L114 284 Z" fill="#f7f4ec" />
      <path d="M160 126 V84 a40 40 0 0 1 80 0 V126" fill="none" stroke="#e9e4d8" strokeWidth={8} />
      <BrandImage brandId={brand.id} ink="#1b1b1d" x={128} y={142} width={144} height={116} />
    </Scene>
  );
}
