import { useState } from 'react';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/navigation/Button.tsx';
import { EdgeCard } from '../../ui/layout/EdgeCard.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PageHero } from '../../ui/layout/PageHero.tsx';
import { PictureTile } from '../../ui/layout/tiles/PictureTile.tsx';
import { PictureTileGrid } from '../../ui/layout/tiles/PictureTileGrid.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './Gallery.module.css';
import { galleryCover } from './galleryCover.ts';
import { GallerySection } from './GallerySection.tsx';

const here = '#page-parts-title';

export function PagePartsSection() {
  const [isCardOpen, setCardOpen] = useState(false);
  const picture = (hue: number) => ({ ...galleryCover(hue), width: 300, height: 400 });
  return (
    <GallerySection id="page-parts" title="Sahifa qismlari: bosh, rasmli kartalar, chetdagi karta">
      <PageHead title="Provayderlar" count="42" lead="Oʻyinlarni ishlab chiqaruvchilar, har biri oʻz oʻyinlari bilan.">
        <TextLink kind="standalone" icon="gift" href={here}>
          Takliflar va promokod
        </TextLink>
      </PageHead>
      <PageHero
        title="Ipak yoʻli poygasi"
        text="Har tikish ochko beradi, birinchi yuztalik jamgʻarmani boʻlishadi."
        status={
          <Badge kind="success" icon="check-circle">
            Davom etmoqda
          </Badge>
        }
        picture={galleryCover(230)}
        facts={<FactList facts={[{ label: 'Sovrin jamgʻarmasi', value: '150 000 000 soʻm' }]} />}
      >
        <Button kind="primary" size="large">
          Qatnashish
        </Button>
        28.11.2026gacha
      </PageHero>
      <PageHero title="Rasmsiz bosh" picture={{ src: '' }} />
      <PictureTileGrid>
        <li>
          <PictureTile
            headingLevel={2}
            picture={picture(20)}
            title={
              <a href={here} data-cover="">
                Birinchi toʻldirishga 100%
              </a>
            }
            badge={<Badge kind="new">Yangi</Badge>}
            text="1 000 000 soʻmgacha bonus, aylanma ×30, muddat 7 kun."
            foot="30.11.2026gacha"
          />
        </li>
        <li>
          <PictureTile
            headingLevel={2}
            picture={picture(260)}
            title={
              <a href={here} data-cover="">
                Haftalik keshbek
              </a>
            }
            text="Yoʻqotishning 10 foizi har dushanba qaytadi."
          >
            <b>10%</b>
          </PictureTile>
        </li>
        <li>
          <PictureTile
            headingLevel={2}
            picture={{ src: '', width: 0, height: 0 }}
            title={
              <a href={here} data-cover="">
                Rasmsiz
              </a>
            }
            text="Soʻzlarning oʻzi qoladi."
            foot="Muddati cheklanmagan"
          />
        </li>
      </PictureTileGrid>
      <div className={styles.row}>
        <Button onClick={() => setCardOpen(!isCardOpen)}>Chetdagi karta</Button>
      </div>
      {isCardOpen && (
        <EdgeCard
          kind="hint"
          mark={<Icon name="bell" />}
          title="Telegram kanalimiz bor"
          text="Yangi oʻyinlar va turnirlar haqida birinchi boʻlib biling."
          closeLabel="Yopish"
          onClose={() => setCardOpen(false)}
        >
          <Button size="small">Oʻtish</Button>
        </EdgeCard>
      )}
    </GallerySection>
  );
}
