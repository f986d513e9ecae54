import { useText } from '#client/i18n/useText.ts';
import { linkKind } from '#client/lib/linkKind.ts';
import { savesData } from '#client/lib/visitor/savesData.ts';
import { HeroSlide } from '#client/ui/layout/HeroSlide.tsx';
import { Carousel } from '#client/ui/layout/tiles/Carousel.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';

export interface HeroBanner {
  id: number | string;
  title: string;
  text: string;
  /** Audience; '' for everyone. */
  badge: string;
  button: string;
  /** Address of the full terms, or ''. */
  terms: string;
  href: string;
  image: string;
  hue?: number | undefined;
}

/** The operator's banners. The first picture is the largest contentful paint: React preloads a picture of high priority in the head. */
export function Hero({ banners }: { banners: readonly HeroBanner[] }) {
  const text = useText();
  return (
    <Carousel
      staysStill={savesData}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: (
          <HeroSlide
            title={banner.title}
            text={banner.text}
            eyebrow={banner.badge}
            terms={
              banner.terms && linkKind(banner.terms) !== 'forbidden'
                ? { href: banner.terms, text: text('lobby.hero.terms') }
                : undefined
            }
            picture={banner.image}
            hue={index === 0 ? banner.hue : undefined}
            eager={index === 0}
            link={renderLocaleLink}
          >
            {banner.button && banner.href && (
              <ButtonLink kind="primary" size="large" glow={index === 0} href={banner.href} link={renderLocaleLink}>
                {banner.button}
              </ButtonLink>
            )}
          </HeroSlide>
        ),
      }))}
      labels={{
        label: text('lobby.hero.label'),
        carousel: text('lobby.hero.carousel'),
        slide: text('lobby.hero.slide'),
        previous: text('lobby.hero.previous'),
        next: text('lobby.hero.next'),
        pause: text('lobby.hero.pause'),
        play: text('lobby.hero.play'),
        position: (index, count) => text('lobby.hero.position', { index: String(index + 1), count: String(count) }),
      }}
    />
  );
}
