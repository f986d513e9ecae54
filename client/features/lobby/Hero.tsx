import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { HeroSlide } from '../../ui/HeroSlide.tsx';

export interface HeroBanner {
  id: number | string;
  title: string;
  text: string;
  button: string;
  href: string;
  image: string;
  phoneImage: string;
}

/** The operator's banners. The first picture is what a visitor waits for, so the head asks for it before the page is read. */
export function Hero({ banners }: { banners: readonly HeroBanner[] }) {
  const text = useText();
  const first = banners[0];
  return (
    <>
      {first?.image && (
        <link rel="preload" as="image" href={first.image} media="(width >= 768px)" fetchPriority="high" />
      )}
      {first?.image && (
        <link
          rel="preload"
          as="image"
          href={first.phoneImage || first.image}
          media="(width < 768px)"
          fetchPriority="high"
        />
      )}
      <Carousel
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: (
            <HeroSlide
              title={banner.title}
              text={banner.text}
              picture={{ src: banner.image, ...(banner.phoneImage ? { phoneSrc: banner.phoneImage } : {}) }}
              eager={index === 0}
            >
              {banner.button && banner.href && (
                <ButtonLink kind="primary" size="large" glow={index === 0} href={banner.href} link={renderLocaleLink}>
                  {banner.button}
                </ButtonLink>
              )}
            </HeroSlide>
          ),
        }))}
        words={{
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
    </>
  );
}
