import { useState } from 'react';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { EdgeCard } from '#client/ui/layout/edge/EdgeCard.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { PageHero } from '#client/ui/layout/PageHero.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { ScrollRow } from '#client/ui/layout/rows/ScrollRow.tsx';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { PictureTileGrid } from '#client/ui/layout/tiles/PictureTileGrid.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';
import { galleryCover } from './galleryCover.ts';

const here = '#page-parts-title';

export function PagePartsSection() {
  const [isCardOpen, setCardOpen] = useState(false);
  const picture = (hue: number) => ({ ...galleryCover(hue), width: 300, height: 400 });
  return (
    <GallerySection id="page-parts" title="Sahifa qismlari: bosh, rasmli kartalar, chetdagi karta">
      <PageHead back={{ name: 'Turnirlar', href: here }} />
      <PageHead
        back={{ name: 'Turnirlar', href: here }}
        title="Haftalik poyga"
        action={<Badge kind="success">Davom etmoqda</Badge>}
        lead="Orqaga, sarlavha va amal bir qatorda turadi, izoh ularning ostida."
      />
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
        details={<FactList facts={[{ label: 'Sovrin jamgʻarmasi', value: '150 000 000 soʻm' }]} />}
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
      <Rows label="Ballar">
        <Row title="Kontakt tasdiqlandi" meta="26.11.2026" amount="+50" />
        <Row
          title="50 ta bepul aylantirish"
          meta="Anor Fortune"
          amount="1 200 ball"
          state={
            <Badge kind="success" icon="check">
              Yetadi
            </Badge>
          }
        />
      </Rows>
      <Rows boxed columns label="Toʻlovlar">
        <Row
          title="Uzcard"
          meta="26.11.2026, 18:04"
          amount="+100 000 soʻm"
          state={
            <Badge kind="success" icon="check">
              Bajarildi
            </Badge>
          }
          opener={{ href: here, name: 'Batafsil', isOpen: true }}
        >
          <p>№ 1042</p>
        </Row>
        <Row picture={<Icon name="crown" />} title="Pamir Fox" href={here} amount="+12 400 soʻm" tone="gain" />
        <Row title="Humo" meta="25.11.2026, 9:12" amount="50 000 soʻm" tone="unmoved" />
      </Rows>
      <ScrollRow narrow label="Qadamlar">
        <p>Telefonda chetigacha aylanadigan qator.</p>
      </ScrollRow>
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
