import type { BannerSpec } from './drawBanner.ts';

/** Pictures of the hero's banners, by the name they have under /uploads/banners. */
export const bannerSpecs: readonly BannerSpec[] = [
  {
    name: 'welcome',
    palette: 'lapis',
    stage: 'rays',
    motifs: [
      { motif: 'chest', kind: 'coins' },
      { motif: 'pomegranate' },
      { motif: 'gem', kind: 'brilliant', color: '#e0213f' },
    ],
    particles: 'coins',
  },
  {
    name: 'jackpot',
    palette: 'pome',
    stage: 'theatre',
    motifs: [
      { motif: 'crown', kind: 'royal' },
      { motif: 'gem', kind: 'octagon', color: '#14b8a8' },
      { motif: 'coins', kind: 'stacks' },
    ],
    particles: 'coins',
  },
  {
    name: 'samarkand',
    palette: 'violet',
    stage: 'skyline',
    motifs: [{ motif: 'palace', kind: 'crescent' }, { motif: 'lantern' }, { motif: 'tulip', color: '#e8283c' }],
    particles: 'petals',
  },
  {
    name: 'live',
    palette: 'felt-navy',
    stage: 'table',
    motifs: [{ motif: 'roulette' }, { motif: 'cards', kind: 'pair' }, { motif: 'chips' }],
    particles: 'coins',
  },
  {
    name: 'new-games',
    palette: 'neon',
    stage: 'synthwave',
    motifs: [
      { motif: 'rocket', color: '#b24cff' },
      { motif: 'gem', kind: 'drop' },
      { motif: 'dice', kind: 'die' },
    ],
    particles: 'gems',
  },
  {
    name: 'fair-play',
    palette: 'turq',
    stage: 'portal',
    motifs: [{ motif: 'teapot', color: '#1f4fc8' }, { motif: 'lantern' }, { motif: 'pomegranate' }],
    particles: 'sparks',
  },
  {
    name: 'winter',
    palette: 'ice',
    stage: 'mountains',
    motifs: [
      { motif: 'head', kind: 'wolf' },
      { motif: 'gem', kind: 'hexagon', color: '#8a5ae8' },
      { motif: 'coins', kind: 'stacks' },
    ],
    particles: 'snow',
  },
  {
    name: 'tournament',
    palette: 'royal',
    stage: 'theatre',
    motifs: [
      { motif: 'crown', kind: 'imperial' },
      { motif: 'coins', kind: 'heap' },
      { motif: 'gem', kind: 'brilliant', color: '#2ab8e8' },
    ],
    particles: 'coins',
  },
  {
    name: 'cashback',
    palette: 'emerald',
    stage: 'vault',
    motifs: [{ motif: 'coins', kind: 'stacks' }, { motif: 'chest', kind: 'gems' }, { motif: 'pomegranate' }],
    particles: 'coins',
  },
  {
    name: 'crash',
    palette: 'violet',
    stage: 'space',
    motifs: [
      { motif: 'rocket', color: '#9a3df0' },
      { motif: 'coins', kind: 'heap' },
      { motif: 'gem', kind: 'drop' },
    ],
    particles: 'streaks',
  },
  {
    name: 'caravan',
    palette: 'dusk',
    stage: 'dunes',
    motifs: [{ motif: 'camel', kind: 'caravan' }, { motif: 'lantern' }, { motif: 'chest', kind: 'coins' }],
    particles: 'coins',
  },
  {
    name: 'fruits',
    palette: 'citrus',
    stage: 'rays',
    motifs: [{ motif: 'fruit', kind: 'cluster' }, { motif: 'pomegranate' }, { motif: 'fruit', kind: 'lemon' }],
    particles: 'petals',
  },
];
