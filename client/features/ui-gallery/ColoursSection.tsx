import { Card } from '#client/ui/layout/Card.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const SWATCHES = [
  'bg',
  'sunken',
  'raised',
  'overlay',
  'hover',
  'primary',
  'secondary',
  'info',
  'danger',
  'success',
] as const;

export function ColoursSection() {
  return (
    <GallerySection id="colours" title="Ranglar, yozuv, sirtlar">
      <div className={styles.swatches}>
        {SWATCHES.map((name) => (
          <div key={name} className={styles.swatch}>
            <i className={styles[name]} />
            {name}
          </div>
        ))}
      </div>
      <p className={styles.display}>Oʻyin soʻmda, gʻalaba tunda</p>
      <p>Onest: oʻgʻil, sanʼat, qoʻngʻiroq. Русский текст рядом: ёлка, съезд, объём.</p>
      <div className={styles.columns}>
        <Card>
          <h3>Koʻtarilgan</h3>
          <p>Sahifa ustida turadi.</p>
        </Card>
        <Card tone="sunken">
          <h3>Choʻkkan</h3>
          <p>Boshqa karta ichida.</p>
        </Card>
        <Card tone="outline" pressable>
          <h3>
            <a href="#colours-title" data-cover="">
              Bosiladigan
            </a>
          </h3>
          <p>Butun karta bitta havola.</p>
        </Card>
      </div>
    </GallerySection>
  );
}
