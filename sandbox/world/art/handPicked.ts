import type { Subject, Wish } from './dealer.ts';

export type HandPicked = {
  name: string;
  provider: string;
  type: 'slot' | 'live' | 'fast';
  categories?: readonly string[];
  subject: Subject;
  wish: Wish;
};

type Group = Subject['group'];

const subject = (group: Group, motif: string, kind?: string, color?: string, giant = false): Subject => ({
  group,
  motif,
  ...(kind ? { kind } : {}),
  ...(color ? { color } : {}),
  ...(giant ? { giant } : {}),
});

const game = (
  name: string,
  provider: string,
  about: Subject,
  [template, stage, palette, style, face]: [Wish['template'] & string, string, string, Wish['style'] & string, Wish['face'] & string],
  more: Wish = {},
  type: HandPicked['type'] = 'slot',
): HandPicked => ({ name, provider, type, subject: about, wish: { template, stage, palette, style, face, ...more } });

/** The front row of the catalogue: sixty games whose main choices were made by hand. Popular first. */
export const handPicked: readonly HandPicked[] = [
  game('Zarafshon Vault', 'zarafshon', subject('metal', 'chest', 'coins'), ['hero', 'space', 'lapis', 'gold', 'wide'], { badge: 'MEGA' }),
  game('Pamir Fox', 'chimgan', subject('head', 'head', 'fox', undefined, true), ['hero', 'mountains', 'ice', 'candy', 'block'], { accent: '#ff8a3a' }),
  game('Chorsu Wheel', 'chorsu-live', subject('table', 'roulette'), ['hero', 'theatre', 'felt-green', 'gold', 'techno'], { warp: 'rise' }, 'live'),
  game('Ruby Minaret', 'registon-play', subject('gem', 'gem', 'octagon', '#e0213f'), ['ring', 'vault', 'pome', 'gold', 'wide']),
  game('Secrets of the Emir', 'mirzo-games', subject('lore', 'book', 'jewel', '#a8142c'), ['hero', 'vault', 'felt-wine', 'gold', 'roman'], { frame: 'double' }),
  game('Yulduz Orbit', 'nur-studio', subject('crash', 'rocket', 'classic', '#ff4fa8'), ['hero', 'synthwave', 'neon', 'candy', 'wide'], { badge: 'x1000', titleColor: '#c08aff' }, 'fast'),
  game('Turquoise Vein', 'oltin-vodiy', subject('gem', 'gem', 'brilliant', '#14c8b8'), ['hero', 'rays', 'turq', 'extrude', 'round']),
  game('Boʻri Steppe', 'chimgan', subject('head', 'head', 'wolf', undefined, true), ['giant', 'mountains', 'storm', 'chrome', 'techno']),
  game('Night Baccarat', 'ipak-live', subject('table', 'cards'), ['top', 'table', 'felt-navy', 'elegant', 'deco'], {}, 'live'),
  game('Silver Bell', 'buloq', subject('metal', 'bell', undefined, '#b8c4d8'), ['hero', 'theatre', 'rose', 'candy', 'slab'], { metal: 'silver' }),
  game('Siyob Fruits', 'aral-gaming', subject('fruit', 'fruit', 'cluster'), ['top', 'rays', 'citrus', 'candy', 'round']),
  game('Orol Pearl', 'aral-gaming', subject('lore', 'koi', undefined, '#8a5ae8'), ['hero', 'underwater', 'abyss', 'chrome', 'wide']),
  game('Qizilqum Mirage', 'karvon', subject('lore', 'camel', 'caravan'), ['hero', 'dunes', 'dusk', 'gold', 'slab'], { warp: 'rise' }),
  game('Mina Master', 'nur-studio', subject('fast', 'mine'), ['hero', 'space', 'steel', 'extrude', 'block'], { titleColor: '#5a8cff' }, 'fast'),
  game('Thousand Domes', 'afsona', subject('building', 'palace', 'crescent'), ['hero', 'skyline', 'violet', 'gold', 'deco']),
  game('Tulip Jackpot', 'buloq', subject('lore', 'tulip', 'trio', '#e8283c'), ['hero', 'jungle', 'emerald', 'extrude', 'slab'], { badge: 'JACKPOT', titleColor: '#ffb627' }),
  game('Comet Courier', 'nur-studio', subject('crash', 'rocket', 'shuttle', '#b24cff'), ['hero', 'space', 'royal', 'neon', 'techno'], { accent: '#2ee6d6', titleColor: '#2ad8ff' }, 'fast'),
  game('Qalampir Dice', 'uchqun', subject('fast', 'dice', 'die', '#e0201a'), ['hero', 'rays', 'magma', 'inferno', 'block'], {}, 'fast'),
  game('Sapphire Sonata', 'registon-play', subject('gem', 'gem', 'hexagon', '#2f6bff'), ['portal', 'portal', 'storm', 'gold', 'roman'], { frame: 'double' }),
  game('Tovus Garden', 'afsona', subject('bird', 'peacock', undefined, undefined, true), ['giant', 'jungle', 'jade', 'gold', 'deco']),
  game('Crown of Bukhara', 'mirzo-games', subject('metal', 'crown', 'royal'), ['ring', 'vault', 'royal', 'gold', 'roman'], { frame: 'double' }),
  game('Tandir Sevens', 'tandir-studio', subject('metal', 'sevens', undefined, '#e0213f'), ['hero', 'rays', 'amber', 'inferno', 'slab'], { badge: 'x5000' }),
  game('Treasury of Khiva', 'zarafshon', subject('metal', 'chest', 'gems'), ['top', 'vault', 'sand', 'gold', 'slab']),
  game('Registon Roulette', 'ipak-live', subject('table', 'roulette'), ['hero', 'table', 'felt-wine', 'elegant', 'roman'], {}, 'live'),
  game('Velvet Panther', 'semurg-lab', subject('head', 'head', 'panther', undefined, true), ['top', 'jungle', 'violet', 'neon', 'wide'], { titleColor: '#2ee6d6' }),
  game('Shamol Balloon', 'uchqun', subject('crash', 'balloon'), ['hero', 'mountains', 'turq', 'candy', 'round'], { badge: 'x500', titleColor: '#ffae1e' }, 'fast'),
  game('Gilos Blaze', 'aral-gaming', subject('fruit', 'fruit', 'cherry'), ['hero', 'theatre', 'candy', 'candy', 'round']),
  game('Pharaoh of Dunes', 'karvon', subject('lore', 'pharaoh', undefined, undefined, true), ['top', 'dunes', 'amber', 'gold', 'roman'], { frame: 'double' }),
  game('Limon Pop', 'tandir-studio', subject('fruit', 'fruit', 'lemon'), ['hero', 'rays', 'ocean', 'extrude', 'block'], { titleColor: '#ffb01e' }),
  game('Bazaar Bones', 'uchqun', subject('fast', 'dice', 'pair'), ['top', 'skyline', 'candy', 'extrude', 'round'], {}, 'fast'),
  game('Tiger Silk', 'semurg-lab', subject('head', 'head', 'tiger', undefined, true), ['giant', 'jungle', 'emerald', 'gold', 'comic']),
  game('Semurg Dawn', 'semurg-lab', subject('bird', 'bird', 'phoenix', undefined, true), ['top', 'rays', 'dusk', 'gold', 'roman']),
  game('Baliq Blessing', 'aral-gaming', subject('lore', 'koi', undefined, '#ff8a3a'), ['hero', 'underwater', 'ocean', 'gold', 'comic']),
  game('Emerald Oath', 'oltin-vodiy', subject('gem', 'gem', 'octagon', '#18b45c'), ['trio', 'rays', 'emerald', 'gold', 'roman'], { company: [{ motif: 'gem', kind: 'brilliant', color: '#ffc23a' }, { motif: 'gem', kind: 'hexagon', color: '#2ab8e8' }] }),
  game('Sphinx Oracle', 'afsona', subject('lore', 'pharaoh', undefined, '#1f9cb0', true), ['giant', 'vault', 'turq', 'chrome', 'deco'], { titleColor: '#2ad8d0' }),
  game('Saroy Twenty-One', 'ipak-live', subject('table', 'cards'), ['duo', 'table', 'felt-green', 'elegant', 'roman'], { company: [{ motif: 'chips' }] }, 'live'),
  game('Plinko Chorsu', 'uchqun', subject('fast', 'plinko'), ['top', 'theatre', 'violet', 'candy', 'round'], { titleColor: '#ffae2e' }, 'fast'),
  game('Jade Ajdaho', 'semurg-lab', subject('head', 'dragon', undefined, '#1f9c5c', true), ['hero', 'mountains', 'jade', 'gold', 'comic']),
  game('Tanga Cascade', 'zarafshon', subject('metal', 'coins', 'stacks'), ['top', 'vault', 'noir', 'extrude', 'block'], { titleColor: '#ff9a1e' }),
  game('Book of Samarkand', 'mirzo-games', subject('lore', 'book', 'star', '#1c3ab0'), ['portal', 'portal', 'lapis', 'elegant', 'roman']),
  game('Humo Rising', 'semurg-lab', subject('bird', 'bird', 'humo', undefined, true), ['ring', 'mountains', 'turq', 'chrome', 'roman']),
  game('Grape Harvest', 'aral-gaming', subject('fruit', 'fruit', 'grapes'), ['hero', 'jungle', 'plum', 'candy', 'slab']),
  game('Parda Nights', 'buloq', subject('lore', 'mask', undefined, undefined, true), ['top', 'theatre', 'royal', 'gold', 'deco']),
  game('Anorzor Crown', 'oltin-vodiy', subject('metal', 'crown', 'imperial'), ['hero', 'theatre', 'pome', 'gold', 'slab']),
  game('Samovar Stars', 'buloq', subject('lore', 'teapot', undefined, '#d82038'), ['hero', 'skyline', 'dusk', 'gold', 'deco']),
  game('Lochin Sky', 'chimgan', subject('bird', 'bird', 'falcon', '#4a5a8c', true), ['giant', 'mountains', 'lapis', 'chrome', 'techno']),
  game('Anor Fortune', 'registon-play', subject('fruit', 'pomegranate', 'window'), ['ring', 'rays', 'blood', 'gold', 'wide'], { metal: 'gold' }),
  game('Sultan of Spades', 'mirzo-games', subject('table', 'cards', undefined), ['hero', 'theatre', 'plum', 'gold', 'slab'], { metal: 'gold' }),
  game('Ember Ajdar', 'tandir-studio', subject('head', 'dragon', undefined, '#d8280e', true), ['giant', 'lava', 'magma', 'inferno', 'wide']),
  game('Lion of Timur', 'semurg-lab', subject('head', 'head', 'lion', undefined, true), ['top', 'dunes', 'sand', 'gold', 'roman'], { frame: 'double' }),
  game('Saroy Stakes', 'chorsu-live', subject('table', 'chips'), ['hero', 'theatre', 'noir', 'chrome', 'techno'], {}, 'live'),
  game('Crescent Saroy', 'afsona', subject('building', 'palace', 'minarets'), ['top', 'skyline', 'lapis', 'elegant', 'deco']),
  game('Tarvuz Mania', 'tandir-studio', subject('fruit', 'fruit', 'melon'), ['duo', 'rays', 'jade', 'extrude', 'block'], { titleColor: '#6ac81e' }),
  game('Lantern Bazaar', 'buloq', subject('lore', 'lantern', 'round'), ['duo', 'skyline', 'royal', 'gold', 'deco'], { company: [{ motif: 'lantern', kind: 'tall' }] }),
  game('Mount Olov', 'tandir-studio', subject('lore', 'volcano'), ['top', 'lava', 'amber', 'inferno', 'wide']),
  game('Moonlit Lamp', 'nur-studio', subject('lore', 'lantern', 'tall'), ['hero', 'mountains', 'abyss', 'candy', 'wide'], { metal: 'gold' }),
  game('Garden of Tulips', 'afsona', subject('lore', 'tulip', 'single', '#f0a41e'), ['portal', 'portal', 'violet', 'gold', 'deco']),
  game('Sabres of Honour', 'karvon', subject('metal', 'sabres', undefined, '#a8142c'), ['hero', 'mountains', 'pome', 'gold', 'roman']),
  game('Silk Road Caravan', 'karvon', subject('lore', 'camel', 'royal', '#b8202c'), ['top', 'dunes', 'amber', 'extrude', 'slab'], { titleColor: '#ffb02e' }),
  game('Choyxona Luck', 'buloq', subject('lore', 'teapot', undefined, '#1f4fc8'), ['portal', 'portal', 'turq', 'candy', 'round']),
];
