import { Button } from '../../ui/navigation/Button.tsx';
import { Carousel } from '../../ui/layout/tiles/Carousel.tsx';
import { HeroSlide } from '../../ui/layout/HeroSlide.tsx';
import { Skyline } from '../../ui/layout/Skyline.tsx';
import { SystemPage } from '../../ui/feedback/SystemPage.tsx';
import { TileBand } from '../../ui/layout/tiles/TileBand.tsx';
import styles from './Gallery.module.css';
import { galleryCover } from './galleryCover.ts';
import { GallerySection } from './GallerySection.tsx';

const labels = {
  label: 'Aksiyalar',
  carousel: 'karusel',
  slide: 'slayd',
  previous: 'Oldingi',
  next: 'Keyingi',
  pause: 'Toʻxtatish',
  play: 'Aylantirish',
  position: (at: number, count: number) => `${at + 1} / ${count}`,
};

export function ShowsSection() {
  return (
    <GallerySection id="shows" title="Karusel va bezaklar">
      <Carousel
        labels={labels}
        slides={[230, 20, 170].map((hue, at) => ({
          id: hue,
          content: (
            <HeroSlide
              headingLevel={3}
              eyebrow="Yangi oʻyinchilarga"
              title={at === 0 ? 'Birinchi toʻldirishga 100%' : 'Haftalik turnir'}
              text="5 000 000 soʻmgacha, aylanma ×30, muddat 7 kun."
              picture={galleryCover(hue)}
            >
              <Button kind="primary">Olish</Button>
            </HeroSlide>
          ),
        }))}
      />
      <div className={styles.panel}>
        <Skyline />
        <TileBand />
      </div>
      <SystemPage headingLevel={3} icon="lock" title="Hisob bloklangan" text="Sababini yordam xizmati aytadi.">
        <Button kind="primary">Yordam</Button>
      </SystemPage>
    </GallerySection>
  );
}
