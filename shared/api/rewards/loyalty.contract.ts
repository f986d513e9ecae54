import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { description, id, nothing, number, one, openEnum, or, orField, paginated } from '#shared/api/wireTypes.ts';

const named = { sysname: or(z.string(), ''), name: orField(z.string(), 'sysname') };
const character = z.object({ id, ...named, description });
const level = z.object({
  id,
  ...named,
  minValue: number,
  maxValue: number,
  description,
});
const product = z.object({
  id,
  name: or(z.string(), ''),
  price: number,
  is_available: or(z.boolean(), false),
  category: z.optional(z.string()),
  description,
  /** Ours: it is sent to an address, which its buyer gives. */
  needs_address: or(z.boolean(), false),
});
/** Ours: where a gift is sent; the phone in international form, `note` for who brings it. */
export const delivery = z.object({
  recipient: z.string(),
  phone: z.string(),
  region: z.string(),
  town: z.string(),
  street: z.string(),
  note: z.optional(z.string()),
});
const programFields = {
  id: orField(id, 'sysname'),
  name: orField(z.string(), 'sysname'),
  description,
  quests: z.optional(
    z.array(
      z.object({
        id,
        title: or(z.string(), ''),
        progress: z.object({ minValue: number, maxValue: number, expCount: number }),
        reward: or(z.string(), ''),
      }),
    ),
  ),
};
const program = z.object({ sysname: z.string(), ...programFields });
const notice = z.object({
  id,
  trigger: openEnum(['quest', 'register', 'profile', 'confirm', 'product', 'level']),
  type: or(z.string(), ''),
  title: or(z.string(), ''),
  message: or(z.string(), ''),
  amount: z.nullable(number),
  amountType: z.nullable(z.string()),
  image: z.nullable(z.string()),
});

/**
 * Buys with points. Too few: InvalidParameter with `error_data.points: ['INSUFFICIENT']`. A product that needs an address takes a `delivery`,
 * whose refused fields the error names, and answers the `gift` that getGifts lists.
 */
export const buyProduct = post('loyalty.buyproduct', {
  access: 'player',
  money: true,
  input: z.object({ id, delivery: z.optional(delivery) }),
  output: z.object({ points: number, product: or(product, null), gift: or(z.nullable(id), null) }),
});
/** Sets the player's character of the club. */
export const setCharacter = post('loyalty.setcharacter', { access: 'player', input: z.object({ id }), output: one });
/** All characters of the club. Pages have `offset` and `limit` instead of `count`. */
export const getCharacters = get('loyalty.getcharacters', {
  input: z.object({ offset: z.optional(z.number()), limit: z.optional(z.number()) }),
  output: z.object({
    items: z.array(character),
    offset: or(z.number(), 0),
    limit: or(z.number(), 0),
    total: or(z.number(), 0),
  }),
});
/** The player's membership. Progress in percent = floor((expCount - minValue) / (maxValue - minValue) * 100) of the current level. */
export const getLoyaltyInfo = get('loyalty.getinfo', {
  access: 'player',
  input: nothing,
  output: z.object({
    id: or(id, 0),
    is_active: or(z.boolean(), true),
    points: number,
    expCount: or(number, 0),
    character: z.nullable(character),
    levels: or(z.array(level), []),
    current_level: z.nullable(id),
    pointsAlias: or(z.string(), ''),
    uid: or(number, 0),
  }),
});
/** Undelivered notices of the club; the platform marks the answered ones as delivered. */
export const getNotifications = get('loyalty.getnotifications', {
  access: 'player',
  input: nothing,
  output: paginated(notice),
});
/** Products of the shop; `price` in points. */
export const getProducts = get('loyalty.getproducts', {
  personal: true,
  input: z.object({ offset: z.optional(z.number()), count: z.optional(z.number()), category: z.optional(z.string()) }),
  output: paginated(product),
});
/** All programs of the club. */
export const getPrograms = get('loyalty.getPrograms', { personal: true, input: nothing, output: paginated(program) });
/** One program with its quests; unknown: InvalidParameter `sysname`. The answer may lack `sysname`, which the caller knows. */
export const getProgram = get('loyalty.getProgram', {
  personal: true,
  input: z.object({ sysname: z.string() }),
  output: z.object({ ...programFields, sysname: or(z.string(), '') }),
});
