import { useState } from 'react';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { LoadMore } from '#client/ui/navigation/LoadMore.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { PillLink } from '#client/ui/navigation/pills/PillLink.tsx';
import { PillRow } from '#client/ui/navigation/pills/PillRow.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { SegmentedButtons } from '#client/ui/navigation/tabs/SegmentedButtons.tsx';
import { SegmentedLinks } from '#client/ui/navigation/tabs/SegmentedLinks.tsx';
import { TabLinks } from '#client/ui/navigation/tabs/TabLinks.tsx';
import { Tabs } from '#client/ui/navigation/tabs/Tabs.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const here = '#navigation-title';
const pageLabels = {
  label: 'Sahifalar',
  previous: 'Oldingi sahifa',
  next: 'Keyingi sahifa',
  page: (page: number) => `${page}-sahifa`,
};

export function NavigationSection() {
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  const [mode, setMode] = useState<'money' | 'demo'>('money');
  const [tab, setTab] = useState<'in' | 'out' | 'bonus'>('in');
  const [page, setPage] = useState(6);
  const [shown, setShown] = useState(24);
  const [isOpen, setOpen] = useState(false);
  return (
    <GallerySection id="navigation" title="Pillar, yorliqlar, sahifalar">
      <Breadcrumbs label="Sahifaga yoʻl" crumbs={[{ name: 'Turnirlar', href: here }]} here="Ipak yoʻli poygasi" />
      <PillRow label="Turkumlar">
        <PillLink href={here} icon="slots" count="864" current>
          Slotlar
        </PillLink>
        <PillLink href={here} icon="spade" count="152">
          Jonli
        </PillLink>
        <PillLink href={here} icon="rocket">
          Tezkor oʻyinlar
        </PillLink>
        <PillLink href={here} iconEnd="chevron-right">
          Barchasi
        </PillLink>
      </PillRow>
      <div className={styles.row}>
        <Segmented
          label="Davr"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'day', label: 'Kun' },
            { value: 'week', label: 'Hafta' },
          ]}
        />
        <SegmentedButtons
          label="Rejim"
          value={mode}
          onPress={setMode}
          options={[
            { value: 'money', label: 'Pulga' },
            { value: 'demo', label: 'Demo' },
          ]}
        />
        <SegmentedLinks
          label="Boʻlimlar"
          options={[
            { href: '#kazino', label: 'Kazino', icon: 'dice', current: true },
            { href: '#sport', label: 'Sport', icon: 'ball' },
          ]}
        />
      </div>
      <TabLinks
        label="Kassa boʻlimlari"
        tabs={[
          { href: '#in', label: 'Toʻldirish', current: true },
          { href: '#out', label: 'Yechish' },
          { href: '#history', label: 'Tarix', count: 12 },
          { href: '#wallet', label: 'Hamyon' },
        ]}
      />
      <Tabs
        label="Turnir"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'in', label: 'Sharhlar', content: <p>Turnir sharti va muddati.</p> },
          { id: 'out', label: 'Sovrinlar', icon: 'trophy', content: <p>Sovrin jamgʻarmasi: 50 000 000 soʻm.</p> },
          { id: 'bonus', label: 'Oʻyinlar', count: 48, content: <p>Turnirda 48 ta oʻyin bor.</p> },
        ]}
      />
      <Accordion
        name="gallery"
        items={[
          { id: 1, title: 'Bonusni qanday olaman?', content: 'Birinchi toʻldirishda taklifni tanlang.' },
          { id: 2, title: 'Pul qancha vaqtda tushadi?', content: 'Odatda bir daqiqada.' },
        ]}
      />
      <Fold icon="edit" label="Taxallusni oʻzgartirish" isOpen={isOpen} onToggle={setOpen}>
        <p>Shakl ochilganda keladi.</p>
      </Fold>
      <SectionHeader title="Turnirlar" more={{ href: here, text: 'Barchasi' }} />
      <TextLink href={here} kind="standalone" iconEnd="chevron-right">
        Barchasi<VisuallyHidden>: faqat ekran oʻqigichda eshitiladi</VisuallyHidden>
      </TextLink>
      <Pagination
        page={page}
        pages={20}
        hrefOf={(to) => `#page-${to}`}
        labels={pageLabels}
        onPage={(to, event) => {
          event.preventDefault();
          setPage(to);
        }}
      />
      <LoadMore
        shown={shown}
        total={96}
        statusText={`${shown} / 96 ta oʻyin`}
        moreText="Yana koʻrsatish"
        onMore={() => setShown(shown + 24)}
      />
      <LoadMore
        shown={24}
        total={96}
        statusText="24 / 96 ta oʻyin"
        moreText="Yana koʻrsatish"
        failed={{ title: 'Davomini yuklab boʻlmadi', retryText: 'Qayta urinish' }}
        onMore={() => undefined}
      />
    </GallerySection>
  );
}
