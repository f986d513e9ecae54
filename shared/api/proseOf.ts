/** Fields of a `description` with texts. Its other fields are pictures, addresses and numbers; operators may add fields of both kinds. */
const TEXTS = 'title subtitle text button_title badge terms privileges facts.label facts.value prizes.prize'.split(' ');

/** Paths of the texts in the `description` at `path`. */
const described = (path: string): string[] =>
  [...TEXTS, 'name'].map((field) => `${path === '' ? '' : `${path}.`}description.${field}`);
const offered = (path: string): string[] => [
  ...described(path),
  ...described(`${path}.promotions`),
  `${path}.unavailable_reason`,
];
const payMethods = [
  'methods.eta',
  'methods.unavailable_reason',
  'methods.fields.label',
  'methods.fields.options.label',
];
const program = (path: string): string[] => [
  `${path}name`,
  ...described(path.slice(0, -1)),
  `${path}quests.title`,
  `${path}quests.reward`,
];

/** Text fields by method name. A path enters lists implicitly; `*` means every field. */
const prose: Readonly<Record<string, readonly string[]>> = {
  'account.getAbsence': ['absence.bonuses.name'],
  'account.getContactPhoneSettings': ['countries.name'],
  'account.getNotices': ['items.title', 'items.message'],
  'account.getPersonalDataFields': ['fields.label', 'fields.placeholder', 'fields.hint', 'fields.options.label'],
  'banners.get': described('items'),
  'bettingBonuses.get': described('items'),
  'bonuses.get': described('items'),
  'campaigns.activateOffer': [...offered('offer'), ...described('bonus')],
  'campaigns.checkPromocode': offered('offer'),
  'campaigns.getoffers': offered('items'),
  'cashbacks.get': described('items'),
  'cashier.getbalancechanges': ['items.title'],
  'cashier.getdepositinfo': ['message', 'action.message'],
  'cashier.getdepositsettings': payMethods,
  'cashier.getwithdrawalinfo': ['message'],
  'cashier.getwithdrawsettings': [...payMethods, 'requirements.text'],
  'cashier.makedeposit': ['action.message'],
  'cashier.makewithdrawal': ['eta'],
  'freespins.get': described('items'),
  'games.getCategories': ['items.name'],
  'jackpots.get': ['name', 'levels.name', ...described('')],
  'leaderboard.get': ['items.prize'],
  'loyalty.buyproduct': ['product.name', ...described('product')],
  'loyalty.getcharacters': ['items.name', ...described('items')],
  'loyalty.getgifts': ['items.name'],
  'loyalty.getinfo': [
    'character.name',
    ...described('character'),
    'levels.name',
    ...described('levels'),
    'pointsAlias',
  ],
  'loyalty.getnotifications': ['items.title', 'items.message'],
  'loyalty.getpoints': ['items.title'],
  'loyalty.getproducts': ['items.name', ...described('items')],
  'loyalty.getProgram': program(''),
  'loyalty.getPrograms': program('items.'),
  'metadata.get': ['title', 'description', 'text', 'replacements.*'],
  'popups.get': ['items.title', 'items.text', 'items.button.title'],
  'support.getsettings': ['subjects.name'],
  'tournaments.getconditions': ['items.conditions.level', 'items.conditions.text'],
  'tournaments.get': [...described('items'), 'items.leaders.prize'],
};

/**
 * Paths (from `data`) of the fields of a method's answer that are text in the visitor's language, and so are transliterated for Uzbek
 * Cyrillic. Excluded: names of games, providers, banks, payment methods and people, and providers' texts about games.
 */
export function proseOf(method: string): readonly string[] {
  return prose[method] ?? [];
}
