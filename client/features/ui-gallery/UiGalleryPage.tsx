import { useBrand } from '#client/entities/brand/useBrand.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import type { Theme } from '#client/ui/theme/Theme.ts';
import { useTheme } from '#client/ui/theme/useTheme.ts';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { ColoursSection } from './ColoursSection.tsx';
import { DialogsSection } from './DialogsSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './Gallery.module.css';
import { GridSection } from './GridSection.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import { PagePartsSection } from './PagePartsSection.tsx';
import { ShowsSection } from './ShowsSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { TilesSection } from './TilesSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

/** `/_ui`: every component in every state. Only built in development (see the route table). */
export function UiGalleryPage() {
  const { name: brand } = useBrand();
  const { theme, setTheme, isCalm, setCalm } = useTheme();
  return (
    <div className={styles.page}>
      <Seo title="Dizayn tizimi" robots="noindex, nofollow" />
      <div className={styles.head}>
        <h1>Dizayn tizimi</h1>
        <Logo name={brand} />
      </div>
      <div className={styles.row}>
        <Segmented<Theme>
          label="Mavzu"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', label: 'Tun', icon: 'moon' },
            { value: 'light', label: 'Kun', icon: 'sun' },
            { value: 'system', label: 'Tizim' },
          ]}
        />
        <Switch label="Sokin rejim" checked={isCalm} onChange={(event) => setCalm(event.target.checked)} />
      </div>
      <ColoursSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <FormSection />
      <TilesSection />
      <StatesSection />
      <ValuesSection />
      <NavigationSection />
      <DialogsSection />
      <PagePartsSection />
      <ShowsSection />
      <GridSection />
    </div>
  );
}
