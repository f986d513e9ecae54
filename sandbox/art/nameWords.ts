import type { Subject } from './dealer.ts';
import type { Rng } from './rng.ts';

/** Words of a motif's game names: a name is one of `first` and one of `second`. */
export type NameTheme = {
  type: 'slot' | 'live' | 'fast';
  subject: Subject;
  categories: readonly string[];
  first: string;
  second: string;
};

const theme = (
  type: NameTheme['type'],
  categories: string,
  subject: Subject,
  first: string,
  second: string,
): NameTheme => ({
  type,
  subject,
  categories: categories.split(' ').filter(Boolean),
  first,
  second,
});

const places =
  'Samarkand Bukhara Khiva Registon Zarafshon Chorsu Fargʻona Pamir Chimgan Nurota Qoʻqon Termiz Zomin Sirdaryo';

export const themes: readonly NameTheme[] = [
  theme(
    'slot',
    'classic',
    { group: 'gem', motif: 'gem', kind: 'octagon', color: '#e0213f', giant: true },
    `Ruby Yoqut Crimson Scarlet Qirmizi Lola Shafaq`,
    `Palace Vault Crown Flame Minaret Charm Cascade Storm Heart Secret`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'gem', motif: 'gem', kind: 'octagon', color: '#18b45c' },
    `Emerald Zumrad Jade Green Yashil Nefrit`,
    `Valley Garden Chest Grove Empire Vein Temple Spring Oath Legend`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'gem', motif: 'gem', kind: 'brilliant', color: '#6cc8ff', giant: true },
    `Diamond Olmos Brilliant Crystal Billur Pamir`,
    `Summit Peak Rain Glacier Galaxy Fever Dynasty Spark Frost Dreams`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'gem', motif: 'gem', kind: 'hexagon', color: '#2f6bff' },
    `Sapphire Lazurit Koʻk Blue Lojuvard Moviy`,
    `Tower Night Sea River Portal Comet Halo Sultan Harmony`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'gem', motif: 'gem', kind: 'drop', color: '#a24cff' },
    `Amethyst Siyoh Violet Binafsha Aurora Mystic`,
    `Tears Drop Eclipse Rain Prophecy Mirage Moon Whisper`,
  ),
  theme(
    'slot',
    'fruits classic',
    { group: 'fruit', motif: 'pomegranate', kind: 'window', giant: true },
    `Anor Pomegranate Anorzor Ruby-Anor Qizil Sweet`,
    `Garden Bliss Boom Feast Crown Bazaar Orchard Jubilee Nectar`,
  ),
  theme(
    'slot',
    'fruits',
    { group: 'fruit', motif: 'pomegranate', kind: 'split' },
    `Wild Juicy Golden Royal Bukhara Dashnobod`,
    `Anor Seeds Anorzor Pomegranates Season Harvest`,
  ),
  theme(
    'slot',
    'fruits classic',
    { group: 'fruit', motif: 'fruit', kind: 'cherry', giant: true },
    `Gilos Cherry Hot Lucky Twin Olcha Sweet`,
    `Burst Fever Party Garden Blaze Jam Spin Kiss Classic`,
  ),
  theme(
    'slot',
    'fruits',
    { group: 'fruit', motif: 'fruit', kind: 'lemon' },
    `Limon Lemon Citrus Sunny Sour Toshkent`,
    `Sparkle Rush Twist Fizz Sherbet Zing Grove Shake`,
  ),
  theme(
    'slot',
    'fruits',
    { group: 'fruit', motif: 'fruit', kind: 'melon' },
    `Tarvuz Melon Mirzachoʻl Summer Big Juicy Sweet`,
    `Mania Slice Festival Smash Carnival Fiesta Season Picnic`,
  ),
  theme(
    'slot',
    'fruits',
    { group: 'fruit', motif: 'fruit', kind: 'grapes' },
    `Uzum Grape Vineyard Parkent Purple Husayni`,
    `Harvest Hills Nectar Season Reels Bliss Symphony Garden`,
  ),
  theme(
    'slot',
    'fruits classic',
    { group: 'fruit', motif: 'fruit', kind: 'cluster', giant: true },
    `Siyob Fruit Meva Bogʻ Bazaar Tropical Oloy`,
    `Fruits Mix Feast Parade Basket Dasturxon Market Carnival Forty`,
  ),
  theme(
    'slot',
    'adventure jackpot',
    { group: 'metal', motif: 'crown', kind: 'royal', giant: true },
    `Crown Toj Royal King Emir Sultan Shoh`,
    `Riches Legacy Glory Fortune Dynasty Empire Treasure Reign Jewels`,
  ),
  theme(
    'slot',
    'classic jackpot',
    { group: 'metal', motif: 'crown', kind: 'imperial' },
    `Imperial Grand Temurid Malika Queen Saltanat`,
    `Crown Toj Splendour Court Majesty Diadem Throne`,
  ),
  theme(
    'slot',
    'animals adventure',
    { group: 'head', motif: 'head', kind: 'wolf', giant: true },
    `Wolf Boʻri Silver Winter Moonlit Lone Steppe`,
    `Pack Howl Moon Trail Hunter Legend Night Ridge`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'head', motif: 'head', kind: 'fox', giant: true },
    `Fox Tulki Clever Red Autumn Amber Sly`,
    `Tricks Tail Fire Wilds Fortune Trail Riches Story`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'head', motif: 'head', kind: 'lion', giant: true },
    `Lion Sher Golden Brave Royal Savanna Proud`,
    `Pride Roar King Heart Reign Sun Hunt Might`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'head', motif: 'head', kind: 'tiger', giant: true },
    `Tiger Yoʻlbars Turon Jungle Striped Wild Caspian`,
    `Silk Claw Rush Spirit Fury Stripes Path Shadow`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'head', motif: 'head', kind: 'panther', giant: true },
    `Panther Qoplon Velvet Shadow Midnight Snow Black`,
    `Eyes Prowl Night Whisper Hunt Secrets Jungle Gems`,
  ),
  theme(
    'slot',
    'animals adventure',
    { group: 'head', motif: 'dragon', color: '#1f9c5c', giant: true },
    `Dragon Ajdaho Jade Emerald Mountain Ancient`,
    `Scales Lair Pearl Temple Wrath Guardian Hoard Path`,
  ),
  theme(
    'slot',
    'animals adventure',
    {
      group: 'head',
      motif: 'dragon',
      color: '#d8280e',
      giant: true,
      families: ['red', 'warm', 'violet', 'dark', 'pink'],
    },
    `Fire Ember Ajdar Olov Lava Red`,
    `Dragon Throne Breath Lord Kingdom Fury Horns`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'lore', motif: 'lantern', kind: 'round' },
    `Lantern Chiroq Magic Golden Aladdin Bazaar`,
    `Wishes Lights Lamp Street Glow Night Dreams Genie`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'lore', motif: 'lantern', kind: 'tall' },
    `Moonlit Mayoq Silent Wandering Shamchiroq`,
    `Lamp Lantern Keeper Path Spirits Light`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'lore', motif: 'tulip', kind: 'trio', color: '#e8283c', giant: true },
    `Lola Tulip Spring Navroʻz Bahor Chimgan`,
    `Bloom Festival Meadow Hills Fields Song Dance`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'lore', motif: 'tulip', kind: 'single', color: '#f0a41e' },
    `Golden Amber Oltin Sunny Wild`,
    `Tulip Lola Blossom Petals Bouquet Flower`,
  ),
  theme(
    'slot',
    'adventure jackpot',
    { group: 'metal', motif: 'chest', kind: 'coins', giant: true },
    `Treasure Xazina Sandiq Buried Sultan Caravan Pirate`,
    `Chest Vault Hunt Rush Cellar Keeper Hoard Secret`,
  ),
  theme(
    'slot',
    'adventure jackpot',
    { group: 'metal', motif: 'chest', kind: 'gems' },
    `Gem Jewel Javohir Khiva Emir Palace`,
    `Chest Treasury Box Trove Coffer Riches`,
  ),
  theme(
    'slot',
    'classic jackpot',
    { group: 'metal', motif: 'coins', kind: 'stacks' },
    `Tanga Coin Oltin Lucky Gold Bukhara Silk`,
    `Tower Cascade Stacks Rain Link Express Climb Hold`,
  ),
  theme(
    'slot',
    'classic jackpot',
    { group: 'metal', motif: 'coins', kind: 'heap' },
    `Money Boylik Dinor Rich Golden Bazaar`,
    `Heap Shower Flood Mountain Wave Fever Mania`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'building', motif: 'palace', kind: 'crescent' },
    `${places}`,
    `Palace Saroy Domes Nights Tales Gate`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'building', motif: 'palace', kind: 'minarets' },
    `Moon Turquoise Sultan Golden Desert Silk Marvarid`,
    `Minaret City Citadel Domes Oasis Saroy Madrasa Dreams`,
  ),
  theme(
    'slot',
    'books adventure',
    { group: 'lore', motif: 'book', kind: 'star', color: '#1c3ab0' },
    `Book-of`,
    `Samarqand Ulugʻbek Registon Wisdom Navoiy Xorazm Legends Fate Khiva Alpomish Dunes Domes Caravans Semurgʻ Afsona`,
  ),
  theme(
    'slot',
    'books',
    { group: 'lore', motif: 'book', kind: 'jewel', color: '#8a1a2c' },
    `Secret Ancient Emir Forbidden Sehrli Lost Golden`,
    `Book Kitob Pages Chronicle Manuscript Library Devon`,
  ),
  theme(
    'slot',
    'adventure animals',
    { group: 'lore', motif: 'camel', kind: 'caravan' },
    `Caravan Karvon Desert Qizilqum Silk Sahro`,
    `Trail Gold Mirage Road Riders Oasis Journey Star`,
  ),
  theme(
    'slot',
    'adventure animals',
    { group: 'lore', motif: 'camel', kind: 'royal', color: '#b8202c' },
    `Royal Bactrian Merchant Tuya Spice`,
    `Caravan Camel Karvon Fortune Parade Quest`,
  ),
  theme(
    'slot',
    'animals adventure',
    { group: 'bird', motif: 'bird', kind: 'phoenix', giant: true },
    `Phoenix Semurgʻ Fire Sacred Rising Dawn`,
    `Wings Flame Feather Rebirth Legend Reels Ashes`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'bird', motif: 'bird', kind: 'falcon', color: '#4a5a8c', giant: true },
    `Falcon Lochin Burgut Sky Swift Storm`,
    `Hunter Wings Rider Flight Peak Eye Command`,
  ),
  theme(
    'slot',
    'animals jackpot',
    { group: 'bird', motif: 'bird', kind: 'humo', giant: true },
    `Humo Golden Baxt Sacred Lucky`,
    `Bird Wings Rising Feathers Blessing Shadow`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'bird', motif: 'peacock', giant: true },
    `Peacock Tovus Royal Emerald Sapphire Persian`,
    `Garden Feathers Dance Pride Fan Dream Beauty`,
  ),
  theme(
    'slot',
    'classic jackpot',
    { group: 'metal', motif: 'sevens', color: '#e0213f', giant: true },
    `Hot Lucky Blazing Fire Burning Super Royal Classic Wild Mega`,
    `Sevens 777 Seven Yettilik`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'metal', motif: 'bell', giant: true },
    `Bukhara Golden Silver Lucky Qoʻngʻiroq Ringing Joyful`,
    `Chime Tower Jackpot Song Echo Spin Hour Fortune`,
  ),
  theme(
    'slot',
    'animals',
    { group: 'lore', motif: 'koi', color: '#ff8a3a' },
    `Koi Baliq Lucky Golden Oltin Orol`,
    `Pond River Blessing Pearl Waters Tide Dance`,
  ),
  theme(
    'slot',
    'adventure',
    {
      group: 'lore',
      motif: 'volcano',
      families: ['red', 'warm', 'violet', 'dark', 'pink'],
      stages: ['lava', 'dunes', 'synthwave', 'rays', 'mountains', 'jungle', 'skyline', 'space'],
    },
    `Volcano Vulqon Mount Lava Olov Molten`,
    `Fury Crater Peak Riches Eruption Flow Gold`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'lore', motif: 'mask', giant: true },
    `Mask Parda Carnival Masked Midnight Velvet`,
    `Nights Secret Ball Mystery Theatre Dance Opera`,
  ),
  theme(
    'slot',
    'books adventure',
    { group: 'lore', motif: 'pharaoh', giant: true },
    `Pharaoh Sphinx Firʼavn Nile Golden Ancient Eternal`,
    `Gold Dunes Oracle Tomb Eye Riddle Legacy Secret`,
  ),
  theme(
    'slot',
    'classic',
    { group: 'lore', motif: 'teapot', color: '#1f4fc8' },
    `Choyxona Tea Choynak Samovar Rishton Hot`,
    `Luck Party Time House Stars Ceremony Bonus`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'metal', motif: 'sabres', color: '#a8142c' },
    `Sabres-of Shield-of Swords-of Banner-of`,
    `Honour Temur Alpomish Steppe Jaloliddin Glory Batir`,
  ),
  theme(
    'slot',
    'adventure',
    { group: 'metal', motif: 'sabres', color: '#1c4ab0' },
    `Warrior Botir Temur Alpomish Guardian Steel`,
    `Shield Blades Oath Sabre March Fortress`,
  ),
  theme(
    'live',
    'table',
    { group: 'table', motif: 'roulette', giant: true },
    `Registon Chorsu Royal Golden Ipak Toshkent Salon Navoiy Grand Prestige Saroy Night Vip Shahriston Oltin`,
    `Roulette Ruletka Wheel`,
  ),
  theme(
    'live',
    'table',
    { group: 'table', motif: 'cards' },
    `Saroy Royal Emir Golden Ipak Navoiy Grand Salon Night Prestige Vip Oltin Registon Toshkent Silk`,
    `Baccarat Bakkara Punto-Banco`,
  ),
  theme(
    'live',
    'table',
    { group: 'table', motif: 'chips' },
    `Saroy High Royal Prime Diamond Vip Club Salon`,
    `Baccarat-Club Bakkara-Lounge Punto-Lounge`,
  ),
  theme(
    'live',
    'table',
    { group: 'table', motif: 'dice' },
    `Sultan Lucky Golden Saroy Ipak Bukhara`,
    `Sic-Bo Dice Toshlar`,
  ),
  theme(
    'fast',
    '',
    { group: 'crash', motif: 'rocket' },
    `Yulduz Comet Rocket Raketa Cosmo Turbo Samo Star Moon Astro Ulugʻbek Galaxy Orbit`,
    `Orbit Courier Crash Flight Launch Jet Rider Boost Run`,
  ),
  theme(
    'fast',
    '',
    { group: 'crash', motif: 'balloon' },
    `Shamol Sky Cloud High Bulut Happy Wind`,
    `Balloon Rise Drift Float Lift Voyage`,
  ),
  theme(
    'fast',
    '',
    { group: 'fast', motif: 'mine' },
    `Mina Mines Deep Boom Minalar Danger Star Turbo`,
    `Master Field Hunt Sweep Rush Gems Club`,
  ),
  theme(
    'fast',
    '',
    { group: 'fast', motif: 'dice' },
    `Qalampir Bazaar Lucky Hot Turbo Toshkent Neon Fire Double`,
    `Dice Bones Roll Toss Zar`,
  ),
  theme(
    'fast',
    '',
    { group: 'fast', motif: 'plinko' },
    `Plinko Chorsu Galaxy Golden Neon Mega Lucky`,
    `Plinko Drop Balls Pegs Bounce Rain`,
  ),
];

const spaced = (word: string) => (word === 'Sic-Bo' || word === 'Ruby-Anor' ? word : word.replace('-', ' '));
const sequels = [
  'Deluxe',
  'Gold',
  'Extra',
  'Royal',
  'Nights',
  'Plus',
  'II',
  'Megacha',
  'Express',
  'Hold',
  'III',
  'Turbo',
  'Link',
  'Supreme',
];

/** Deals a name of the theme that is not taken; when its pairs are used up, a sequel's word is added. */
export function nameGame({ first, second }: NameTheme, rng: Rng, taken: ReadonlySet<string>): string {
  const firsts = first.split(' ');
  const seconds = `${second}`.split(' ');
  const pair = (sequel?: string): string => {
    const a = spaced(rng.pick(firsts));
    const b = spaced(rng.pick(seconds));
    return sequel ? `${a} ${b} ${sequel}` : `${a} ${b}`;
  };
  const sound = (name: string) => {
    const words = name.toLowerCase().split(' ');
    return new Set(words.map((w) => w.slice(0, 4))).size === words.length && !taken.has(name) && [...name].length <= 24;
  };
  for (let tries = 0; tries < 60; tries++) {
    const name = pair();
    if (sound(name)) return name;
  }
  for (let tries = 0; tries < 400; tries++) {
    const name = pair(rng.pick(sequels));
    if (sound(name)) return name;
  }
  for (let number = 2; ; number++) {
    const name = pair(String(number * 10));
    if (sound(name)) return name;
  }
}
