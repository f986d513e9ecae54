import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answer } from '#sandbox/platform/answer.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { pictureFiles } from '#sandbox/world/play/pictureFiles.ts';
import { getJackpots, getWinners } from '#shared/api/play/jackpots.contract.ts';

const WINNERS_PAGE = 20;
const WINNERS_MAX = 100;
/** Number of games listed with a jackpot. */
const GAMES_SHOWN = 24;

export const jackpots: Answer[] = [
  answer(getJackpots, ({ id }, { world, locale }) =>
    world.rewards.jackpots
      .all()
      .filter((pot) => id === undefined || String(id) === pot.id)
      .map((pot) => ({
        id: Number(pot.id),
        name: pot.name[locale],
        // Whole soums: a counter with tiyins would flicker.
        amount: toMoney(Math.floor(world.rewards.jackpots.amount(pot) / 100) * 100),
        description: {
          title: pot.name[locale],
          text: pot.text[locale],
          must_drop_by: toMoney(pot.mustDropBy),
          hash: world.rewards.jackpots.hash(pot),
          images: pictureFiles(`banners/jackpot-${pot.id}`, ['160x160', '780x560', '1280x420']),
        },
        games: pot.games.slice(0, GAMES_SHOWN),
      })),
  ),

  answer(getWinners, ({ id, offset = 0, count = WINNERS_PAGE }, { world }) => {
    const { items, total } = world.rewards.winners.list(
      wholeUpTo(offset),
      wholeUpTo(count, WINNERS_MAX),
      id === undefined ? undefined : String(id),
    );
    return {
      items: items.map((winner) => {
        const game = world.play.games.wire(winner.game);
        return {
          id: winner.id,
          fakename: winner.fakename,
          amount: toMoney(winner.amount),
          ...(game ? { game: { sysname: game.sysname, name: game.name, image_url: game.image_url } } : {}),
          created_at: winner.created_at,
        };
      }),
      total,
    };
  }),
];
