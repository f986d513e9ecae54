import { useState } from 'react';
import { Tooltip } from '#client/ui/feedback/Tooltip.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const KINDS = [
  ['primary', 'Toʻldirish'],
  ['secondary', 'Kirish'],
  ['soft', 'Davom etish'],
  ['ghost', 'Bekor qilish'],
  ['danger', 'Oʻchirish'],
  ['danger-fill', 'Ha, kuydirish'],
] as const;

export function ButtonsSection() {
  const [isLoading, setLoading] = useState(true);
  return (
    <GallerySection id="buttons" title="Tugmalar va havolalar">
      {([{}, { disabled: true }, { loading: isLoading }] as const).map((state, index) => (
        <div key={index} className={styles.row}>
          {KINDS.map(([kind, word]) => (
            <Button key={kind} kind={kind} {...state}>
              {word}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <Button kind="primary" size="large" glow icon="plus">
          Roʻyxatdan oʻtish
        </Button>
        <Button size="small" onClick={() => setLoading(!isLoading)}>
          Kutishni almashtirish
        </Button>
        <ButtonLink href="#buttons-title" iconEnd="chevron-right">
          Barchasi
        </ButtonLink>
        <Button kind="primary" icon="refresh" loading={isLoading}>
          Yangilash
        </Button>
      </div>
      <Button kind="primary" size="large" wide loading={isLoading}>
        Hisobni toʻldirish
      </Button>
      <div className={styles.row}>
        <IconButton icon="heart" label="Sevimli" />
        <IconButton icon="bell" label="Bildirishnomalar" kind="secondary" />
        <IconButton icon="plus" label="Toʻldirish" kind="primary" />
        <IconButton icon="trash" label="Oʻchirish" disabled />
        <p>
          Ochishdan oldin <TextLink href="#buttons-title">qoidalarni</TextLink> oʻqing.
        </p>
        <TextLink href="#buttons-title" kind="standalone" iconEnd="chevron-right">
          Tarix
        </TextLink>
        <TextButton icon="refresh">Tozalash</TextButton>
        <Tooltip text="Bonus puli faqat oʻyinda ishlatiladi. Aylanma tugagach, u asosiy hisobga oʻtadi." align="end">
          {(control) => <IconButton icon="info" label="Bonus nima?" {...control} />}
        </Tooltip>
      </div>
    </GallerySection>
  );
}
