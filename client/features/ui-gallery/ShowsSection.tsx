import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { HeroSlide } from '#client/ui/layout/HeroSlide.tsx';
import { Skyline } from '#client/ui/layout/Skyline.tsx';
import { Carousel } from '#client/ui/layout/tiles/Carousel.tsx';
import { TileBand } from '#client/ui/layout/tiles/TileBand.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';
import { galleryCover } from './galleryCover.ts';

const labels = {
  label: 'Aksiyalar',
  carousel: 'karusel',
  slide: 'slayd',
  previous: 'Oldingi',
  next: 'Keyingi',
  pause: 'Toʻxtatish',
  play: 'Aylantirish',
  position: (index: number, count: number) => `${index + 1} / ${count}`,
};

export function ShowsSection() {
  return (
    <GallerySection id="shows" title="Karusel va bezaklar">
      <Carousel
        labels={labels}
        slides={[230, 20, 170].map((hue, index) => ({
          id: hue,
          content: (
            <HeroSlide
              headingLevel={3}
              eyebrow="Yangi oʻyinchilarga"
              title={index === 0 ? 'Birinchi toʻldirishga 100%' : 'Haftalik turnir'}
              text="5 000 000 soʻmgacha, aylanma ×30, muddat 7 kun."
              picture={galleryCover(hue).src}
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
      <SystemPage
        headingLevel={3}
        icon="lock"
        title="Hisob bloklangan"
        text="Sababini qoʻllab-quvvatlash xizmati aytadi."
      >
        <Button kind="primary">Yordam</Button>
      </SystemPage>
    </GallerySection>
  );
}
