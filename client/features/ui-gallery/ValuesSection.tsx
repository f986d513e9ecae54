import { useEffect, useState } from 'react';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import { Flag } from '#client/ui/media/Flag.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { initialsOf } from '#client/ui/media/initialsOf.ts';
import { payShapes } from '#client/ui/media/payShapes.ts';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { DAY_MS } from '#shared/constants.ts';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const labels = { days: 'kun', hours: 'soat', minutes: 'daq', seconds: 'son', label: 'Tugashiga qoldi' };
const PAST = Date.UTC(2020, 0, 1);

export function ValuesSection() {
  // Set in the browser only, or the first render would differ from the server's.
  const [until, setUntil] = useState(PAST);
  useEffect(() => setUntil(Date.now() + 3.5 * DAY_MS), []);
  return (
    <GallerySection id="values" title="Qiymatlar">
      <div className={styles.columns}>
        <Progress label="Aylanma" value={1_860_000} max={6_000_000} numbers="1 860 000 / 6 000 000" />
        <Progress
          label="Kunlik limit"
          value={20}
          max={100}
          numbers="20%"
          tone="secondary"
          start="200 000 ishlatildi"
          end="Limit 1 000 000"
        />
        <Progress label="Zuhro darajasi" min={1000} value={1999} max={2000} numbers="1 999 / 2 000" />
        <Progress label="Haftalik yoʻqotish" value={95} max={100} numbers="95%" tone="danger" />
      </div>
      <div className={styles.row}>
        <Countdown until={until} labels={labels} />
        <Countdown until={PAST} labels={labels} seconds />
        <Countdown until={until} labels={labels} size="small" />
      </div>
      <div className={styles.row}>
        <Money amount={1_250_000} currency="UZS" locale="uz" display />
        <Money amount={-350_000} currency="UZS" locale="uz" />
        <Money amount={12.5} currency="USD" locale="ru" signed />
        <HideableMoney>
          <Money amount={85_000} currency="UZS" locale="uz" />
        </HideableMoney>
        <Avatar initials={initialsOf('Dilnoza', 'Azimova')} />
        <Avatar initials="Я" size={32} />
        <Flag country="UZ" />
        <Flag country="GE" />
        {Object.keys(payShapes).map((name) => (
          <Icon key={name} name={name as IconName} size={44} />
        ))}
        <AgeMark />
        <Star />
        <Star shape="octagram" />
        <QrCode text="https://site.test" label="Sayt" />
      </div>
      <FactList
        facts={[
          { label: 'Bonus', value: '100%, 1 000 000 soʻmgacha' },
          { label: 'Aylanma', value: '×30' },
          { label: 'Muddat', value: '7 kun' },
        ]}
      />
      <FactList
        layout="plain"
        facts={[
          { label: 'Oʻyin vaqti', value: '1 soat 20 daqiqa' },
          { label: 'Toʻldirildi', value: '150 000 soʻm' },
        ]}
      />
      <FactList
        layout="rows"
        facts={[
          { label: 'Toʻlaysiz', value: '100 000 soʻm' },
          { label: 'Komissiya', value: '0 soʻm' },
        ]}
      />
      <StarList items={['Hisobni kamida 20 000 soʻmga toʻldiring.', 'Toʻldirishda taklifni tanlang.']} />
      <Card tone="sunken">
        <Money amount={8_412_650_000} currency="UZS" locale="ru" display />
      </Card>
    </GallerySection>
  );
}
