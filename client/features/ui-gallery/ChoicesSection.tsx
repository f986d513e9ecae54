import { useState } from 'react';
import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function ChoicesSection() {
  const [sort, setSort] = useState('popular');
  const [offer, setOffer] = useState('none');
  return (
    <GallerySection id="choices" title="Tanlovlar">
      <div className={styles.columns}>
        <div>
          <Checkbox label="Belgilangan" defaultChecked />
          <Checkbox label="Registon Play" end="128" />
          <Checkbox id="gallery-terms" label="Qoidalarga roziman" error="Davom etish uchun belgilang" />
          <Checkbox label="Yopiq" disabled />
          <Switch label="SMS xabarnomalar" defaultChecked />
          <Switch label="E-pochta xabarnomalari" />
          <Switch label="Yopiq" disabled />
        </div>
        <RadioGroup
          legend="Saralash"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'popular', label: 'Avval mashhurlari', end: '864' },
            { value: 'new', label: 'Yangilari' },
            { value: 'name', label: 'Nomi boʻyicha', disabled: true },
          ]}
        />
        <RadioGroup
          legend="Taklif (ixtiyoriy)"
          look="cards"
          value={offer}
          onChange={setOffer}
          options={[
            { value: 'none', label: 'Bonussiz toʻldirish' },
            { value: 'first', label: '100% — birinchi toʻldirish', end: <Icon name="gift" /> },
          ]}
        />
        <RadioGroup
          legend="Hujjat turi"
          value=""
          error="Bittasini tanlang"
          onChange={() => undefined}
          options={[
            { value: 'passport', label: 'Pasport' },
            { value: 'id', label: 'ID karta' },
          ]}
        />
      </div>
    </GallerySection>
  );
}
