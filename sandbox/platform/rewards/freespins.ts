import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { spinsText } from './spinsText.ts';

const COUNT_MAX = 99;

export const freespins: Answer[] = [
  answerPlayer(getFreespins, ({ status, count }, { world, player, locale }) => {
    const packs = status.split(',').includes('active')
      ? world.money.spinPacks.active(player.uid, wholeUpTo(count, COUNT_MAX))
      : [];
    const items = packs.map((pack) => ({
      id: pack.id,
      game: { sysname: pack.game },
      remaining_count: pack.remaining,
      bet: toMoney(pack.bet, player.currency),
      status: 'active' as const,
      description: {
        name: world.play.games.wire(pack.game)?.name ?? pack.game,
        title: spinsText(pack.remaining, locale),
        text: moneyText(locale, 'spinPackText', { bet: formatMoney(toMoney(pack.bet, player.currency), locale) }),
      },
      expired_at: pack.expires_at,
    }));
    return { items, total: items.length };
  }),
];
