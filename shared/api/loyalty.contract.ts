import * as z from 'zod/mini';
import { get, post } from './method.ts';
import { description, id, list, nothing, one } from './wireTypes.ts';

const character = z.object({ id, sysname: z.string(), name: z.string(), description });
const level = z.object({
  id,
  sysname: z.string(),
  name: z.string(),
  minValue: z.number(),
  maxValue: z.number(),
  description,
});
const product = z.object({
  id,
  name: z.string(),
  price: z.number(),
  is_available: z.boolean(),
  category: z.optional(z.string()),
  description,
});
const program = z.object({
  id,
  sysname: z.string(),
  name: z.string(),
  description,
  quests: z.optional(
    z.array(
      z.object({
        id,
        title: z.string(),
        progress: z.object({ minValue: z.number(), maxValue: z.number(), expCount: z.number() }),
        reward: z.string(),
      }),
    ),
  ),
});
const notice = z.object({
  id,
  trigger: z.enum(['quest', 'register', 'profile', 'confirm', 'product', 'level']),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  amount: z.nullable(z.number()),
  amountType: z.nullable(z.string()),
  image: z.nullable(z.string()),
});

/** Buys with points. Too few: InvalidParameter with `error_data.points: ['INSUFFICIENT']`. */
export const buyProduct = post('loyalty.buyproduct', {
  access: 'player',
  money: true,
  input: z.object({ id }),
  output: z.object({ points: z.number(), product }),
});
/** The player's hero of the club (spec section 2, Dialogs). */
export const setCharacter = post('loyalty.setcharacter', { access: 'player', input: z.object({ id }), output: one });
/** All heroes; a list of its own shape (spec section 3, Loyalty). */
export const getCharacters = get('loyalty.getcharacters', {
  input: z.object({ offset: z.optional(z.number()), limit: z.optional(z.number()) }),
  output: z.object({ items: z.array(character), offset: z.number(), limit: z.number(), total: z.number() }),
});
/** The player in the club. Progress = floor((expCount - minValue) / (maxValue - minValue) * 100) of the current level (spec section 9). */
export const getLoyaltyInfo = get('loyalty.getinfo', {
  access: 'player',
  input: nothing,
  output: z.object({
    id,
    is_active: z.boolean(),
    points: z.number(),
    expCount: z.number(),
    character: z.nullable(character),
    levels: z.array(level),
    current_level: z.nullable(id),
    pointsAlias: z.string(),
    uid: z.number(),
  }),
});
/** The platform marks what it answers as delivered. */
export const getNotifications = get('loyalty.getnotifications', {
  access: 'player',
  input: nothing,
  output: list(notice),
});
/** The shop; `price` in points. */
export const getProducts = get('loyalty.getproducts', {
  input: z.object({ offset: z.optional(z.number()), count: z.optional(z.number()), category: z.optional(z.string()) }),
  output: list(product),
});
/** All programs of the club. */
export const getPrograms = get('loyalty.getPrograms', { input: nothing, output: list(program) });
/** One program with its quests; unknown: InvalidParameter `sysname`. */
export const getProgram = get('loyalty.getProgram', { input: z.object({ sysname: z.string() }), output: program });
