/** The fictitious studios of the catalogue. `mark` is the tone and style of the lettered logo. */
export type ProviderSeed = {
  sysname: string;
  name: string;
  types: readonly ('slot' | 'live' | 'fast')[];
  mark: {
    tone: string;
    face: 'wide' | 'round' | 'slab' | 'techno' | 'roman' | 'deco' | 'block' | 'comic';
    sign: 'star' | 'drop' | 'arch' | 'wave' | 'peak' | 'eye';
  };
};

type Mark = ProviderSeed['mark'];

const studio = (
  sysname: string,
  name: string,
  types: string,
  tone: string,
  face: Mark['face'],
  sign: Mark['sign'],
): ProviderSeed => ({
  sysname,
  name,
  types: types.split(' ') as ProviderSeed['types'],
  mark: { tone, face, sign },
});

export const providerSeeds: readonly ProviderSeed[] = [
  studio('registon-play', 'Registon Play', 'slot', '#ffb627', 'wide', 'arch'),
  studio('zarafshon', 'Zarafshon', 'slot', '#ffd45a', 'slab', 'wave'),
  studio('nur-studio', 'Nur Studio', 'slot fast', '#ff8ad8', 'round', 'star'),
  studio('aral-gaming', 'Aral Gaming', 'slot', '#3fdccb', 'techno', 'wave'),
  studio('ipak-live', 'Ipak Live', 'live', '#ffc3a0', 'deco', 'eye'),
  studio('oltin-vodiy', 'Oltin Vodiy', 'slot', '#ffcf3a', 'roman', 'peak'),
  studio('chimgan', 'Chimgan', 'slot', '#8fb0ff', 'wide', 'peak'),
  studio('buloq', 'Buloq', 'slot', '#5fd0f2', 'round', 'drop'),
  studio('mirzo-games', 'Mirzo Games', 'slot', '#d8b0ff', 'roman', 'star'),
  studio('sirdaryo', 'Sirdaryo', 'slot', '#4fb8ff', 'slab', 'wave'),
  studio('afsona', 'Afsona', 'slot', '#ffb27a', 'deco', 'eye'),
  studio('semurg-lab', 'Semurg Lab', 'slot', '#ff7a5a', 'comic', 'star'),
  studio('karvon', 'Karvon', 'slot', '#eab05a', 'slab', 'peak'),
  studio('tandir-studio', 'Tandir Studio', 'slot', '#ff8a3a', 'block', 'drop'),
  studio('chorsu-live', 'Chorsu Live', 'live', '#4fdb92', 'techno', 'arch'),
  studio('uchqun', 'Uchqun', 'fast slot', '#ffe14a', 'comic', 'star'),
  studio('lochin-play', 'Lochin Play', 'slot', '#a3c8ff', 'techno', 'eye'),
  studio('olmos-gaming', 'Olmos Gaming', 'slot', '#9fe8ff', 'wide', 'peak'),
  studio('feruza', 'Feruza', 'slot', '#1fd1be', 'deco', 'drop'),
  studio('humo-interactive', 'Humo Interactive', 'slot', '#ffd0a0', 'wide', 'star'),
  studio('doston', 'Doston', 'slot', '#ff9ab0', 'slab', 'arch'),
  studio('sarbon-games', 'Sarbon Games', 'slot', '#9ae86a', 'round', 'eye'),
  studio('saroy-live', 'Saroy Live', 'live', '#ffcf6a', 'roman', 'arch'),
  studio('tezkor', 'Tezkor', 'fast', '#ff5a8a', 'techno', 'wave'),
  studio('kokcha-studio', 'Koʻkcha Studio', 'slot', '#7fa8ff', 'block', 'wave'),
  studio('baxt-factory', 'Baxt Factory', 'slot fast', '#ffc24d', 'comic', 'star'),
];
