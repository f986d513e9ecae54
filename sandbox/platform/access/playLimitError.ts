import type { World } from '#sandbox/createWorld.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { PlayLimitReached } from '#sandbox/world/money/PlayLimitReached.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { PlayLimitKind, PlayLimitPeriod } from '#shared/api/account/accountPlayLimits.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

const names: Record<SandboxLanguage, Record<PlayLimitKind, string>> = {
  uz: { loss: 'yutqazish limiti', stake: 'tikish limiti', time: 'oʻyin vaqti limiti' },
  ru: { loss: 'Лимит проигрыша', stake: 'Лимит ставок', time: 'Лимит времени игры' },
};
const periods: Record<SandboxLanguage, Record<PlayLimitPeriod, string>> = {
  uz: { day: 'Kunlik', week: 'Haftalik', month: 'Oylik' },
  ru: { day: 'на день', week: 'на неделю', month: 'на месяц' },
};

/** The error of a stake over a limit of the player, with the limit, what is left of it and when it is free again. */
export function playLimitError(
  { ledger }: Pick<World, 'ledger'>,
  { limit }: PlayLimitReached,
  { uid, locale }: { uid: number; locale: SandboxLanguage },
): AppError {
  const { kind, period, resetsAt } = limit;
  const remaining = toMoney(limit.remaining ?? 0, ledger.currencyOf(uid));
  const reopening = `${formatDate(inMs(resetsAt))}, ${formatTime(inMs(resetsAt))}`;
  const [name, span] = [names[locale][kind], periods[locale][period]];
  const isOver = kind === 'time' || remaining.amount === 0;
  const sum = formatMoney(remaining, locale);
  const words = {
    uz: isOver
      ? `${span} ${name} tugadi. Yangi tikishlar ${reopening}dan qabul qilinadi (Toshkent vaqti).`
      : `${span} ${name} uchun bu tikish katta: ${sum} qoldi. Limit ${reopening}da yangilanadi (Toshkent vaqti).`,
    ru: isOver
      ? `${name} ${span} исчерпан. Новые ставки — с ${reopening} (время Ташкента).`
      : `${name} ${span}: осталось ${sum}, ставка больше. Лимит обновится ${reopening} (время Ташкента).`,
  };
  return new AppError('InvalidParameterException', {
    message: bindFigures(words[locale]),
    data: { limit: ['REACHED'], kind, period, left: remaining.amount, resets_at: resetsAt },
  });
}
