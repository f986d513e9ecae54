import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import * as contract from '#shared/api/play/games.contract.ts';
import { nameOfGame } from './nameOfGame.ts';
import { roundRange } from './roundRange.ts';

const HISTORY_PAGE = 20;
const HISTORY_MAX = 200;

export const games: Answer[] = [
  answer(contract.getGames, ({ options }, { world, locale }) => {
    const { items, total } = world.play.games.query(options);
    const withTable = (game: contract.Game) => {
      const table = world.play.tableFacts(game.sysname, locale);
      return table ? { ...game, table } : game;
    };
    return { items: items.map(withTable), total };
  }),

  answerPlayer(contract.getLikes, (_input, { world, player }) => world.players.likes.of(player.uid)),

  answerPlayer(contract.addLike, ({ sysname }, { world, player, locale }) => {
    if (!world.play.games.wire(sysname)) throw refuseField(locale, 'sysname', 'unknownGame');
    world.players.likes.add(player.uid, sysname);
    return 1;
  }),

  answerPlayer(contract.removeLike, ({ sysname }, { world, player }) => {
    world.players.likes.remove(player.uid, sysname);
    return 1;
  }),

  answer(contract.getCategories, ({ type }, { world, locale }) => {
    const items = world.play.catalogue.categories
      .map((category) => ({
        id: category.sysname,
        sysname: category.sysname,
        name: category.name[locale],
        icon: category.icon,
        type: category.type,
        count: world.play.catalogue.games.filter((game) => game.categories.includes(category.sysname)).length,
      }))
      .filter((category) => type === undefined || type === 'all' || category.type === type);
    return { items, total: items.length };
  }),

  answer(contract.getProviders, ({ types }, { world }) => {
    const wanted = new Set(types.split(','));
    // `casino` is every kind of game except betting.
    const isWanted = (type: string) => wanted.has('casino') || wanted.has('all') || wanted.has(type);
    const items = world.play.catalogue.providers
      .map((provider) => {
        const providerGames = world.play.catalogue.games.filter(
          (game) => game.provider === provider.sysname && isWanted(game.type),
        );
        return {
          sysname: provider.sysname,
          name: provider.name,
          game_params: {
            types: [...new Set(providerGames.map((game) => game.type))],
            count: providerGames.length,
            icon: `/uploads/providers/${provider.sysname}.svg`,
          },
        };
      })
      .filter((provider) => provider.game_params.count > 0);
    return { items, total: items.length };
  }),

  answerPlayer(contract.getGameHistory, (input, { world, player, locale }) => {
    const { items, total } = world.play.rounds.history(player.uid, {
      ...roundRange(world, input),
      offset: wholeUpTo(input.offset ?? 0),
      count: wholeUpTo(input.count ?? HISTORY_PAGE, HISTORY_MAX),
    });
    return {
      items: items.map((round) => ({
        id: round.round,
        game: { sysname: round.game, name: nameOfGame(world, round.game, locale) },
        bet: toMoney(round.bet, round.currency),
        win: toMoney(round.win, round.currency),
        created_at: round.created_at,
        status: round.status,
      })),
      total,
    };
  }),
];
