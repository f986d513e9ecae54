import type { World } from '#sandbox/createWorld.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { dayStart } from '#sandbox/platform/money/dayStart.ts';
import { readPeriodBound } from '#sandbox/platform/money/readPeriodBound.ts';
import { gamesOfType } from '#sandbox/platform/play/gamesOfType.ts';
import { nameOfGame } from '#sandbox/platform/play/nameOfGame.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { RoundRow } from '#sandbox/world/play/rounds.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { createHistoryExportRequest, getHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { toCsv } from '#shared/domain/toCsv.ts';

const ROWS_MAX = 100_000;
const DAY = 86_400;

const columns: Record<SandboxLanguage, readonly string[]> = {
  uz: ['Raund', 'Sana', 'Vaqt', 'Oʻyin', 'Tikish', 'Yutuq', 'Valyuta'],
  ru: ['Раунд', 'Дата', 'Время', 'Игра', 'Ставка', 'Выигрыш', 'Валюта'],
};

function csvOf(world: World, locale: SandboxLanguage, rounds: readonly RoundRow[]): string {
  const rows = rounds.map(({ round, game, bet, win, currency, created_at }) => [
    round,
    formatDate(inMs(created_at)),
    formatTime(inMs(created_at)),
    nameOfGame(world, game, locale),
    (bet / 100).toFixed(2),
    (win / 100).toFixed(2),
    currency,
  ]);
  return toCsv([columns[locale], ...rows]);
}

export const historyExports: Answer[] = [
  answerPlayer(createHistoryExportRequest, ({ date_from, date_to, type }, { world, player, locale }) => {
    // Days in Tashkent time, as in the exported history.
    const from = dayStart(date_from) ?? readPeriodBound(date_from);
    const to = dayStart(date_to) ?? readPeriodBound(date_to);
    if (from === undefined) throw refuseField(locale, 'date_from', 'wrongDate');
    if (to === undefined || to < from) throw refuseField(locale, 'date_to', 'wrongDate');
    // The last day is included.
    const { items } = world.play.rounds.history(player.uid, {
      from,
      to: to + DAY - 1,
      offset: 0,
      count: ROWS_MAX,
      games: gamesOfType(world, type),
    });
    const content = csvOf(world, locale, items);
    return { id: world.messages.historyExports.add({ uid: player.uid, date_from, date_to, content }) };
  }),

  answerPlayer(getHistoryExportRequest, ({ id }, { world, player }) => {
    const items = world.messages.historyExports
      .of(player.uid)
      .filter((request) => id === undefined || String(request.id) === String(id))
      .map(({ file, isExpired, ...request }) => ({
        ...request,
        ...(request.status === 'ready' && !isExpired ? { url: `/uploads/exports/${file}` } : {}),
      }));
    return { items, total: items.length };
  }),
];
