const forms = ['validation'];
/** Loaded with the page: after a lost answer nothing may load. */
const orders = ['order'];
const talks = ['talk'];

/** Files of messages that areas share, by area. */
const shared: Readonly<Record<string, readonly string[]>> = {
  auth: [...forms, ...orders],
  cashback: orders,
  cashier: [...forms, ...orders],
  confirmation: forms,
  loyalty: orders,
  offers: [...forms, ...orders],
  notification: talks,
  profile: [...forms, ...orders],
  support: [...forms, ...talks],
};

/** The files of messages that areas consist of, without ending. */
export function messageFilesOf(areas: readonly string[]): string[] {
  return [...new Set([...areas, ...areas.flatMap((area) => shared[area] ?? [])])];
}
