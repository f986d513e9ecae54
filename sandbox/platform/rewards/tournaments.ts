import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, type Asking, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { pictureFiles } from '#sandbox/world/play/pictureFiles.ts';
import type { RaceKind } from '#sandbox/world/rewards/raceKinds.ts';
import type { Tournament, TournamentPlace } from '#sandbox/world/rewards/tournaments.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { getLeaderboard } from '#shared/api/rewards/leaderboard.contract.ts';
import { getTournamentConditions } from '#shared/api/rewards/tournamentFacts.contract.ts';
import { getTournaments, participate } from '#shared/api/rewards/tournaments.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { pointsText } from './pointsText.ts';
import { raceConditions } from './raceConditions.ts';

/** Default count, enough for all active, planned and finished tournaments. */
const RACES = 20;
const PAGE = 10;
const PAGE_MAX = 100;
const LEADERS = 10;

/** A sum, or a text of points. */
function prizeOf(prize: number, kind: RaceKind, locale: Asking['locale']) {
  if (kind.prizes.unit === 'money') return toMoney(prize);
  return pointsText(prize, locale);
}

/** The prize of each place; adjacent places with the same prize share a line. */
function prizesOf(kind: RaceKind, locale: Asking['locale']) {
  const { amounts } = kind.prizes;
  return amounts
    .map((amount, index) => ({ amount, from: index + 1, to: amounts.lastIndexOf(amount) + 1 }))
    .filter(({ amount, from }) => amounts.indexOf(amount) === from - 1)
    .map(({ amount, from, to }) => ({ from, to, prize: prizeOf(amount, kind, locale) }));
}

/** The first places of the board, and the player's own place, whatever it is. */
function leadersOf(board: TournamentPlace[], count: number, { locale, player }: Asking, kind?: RaceKind) {
  return board
    .filter(({ place, uid }) => place <= count || (player !== undefined && uid === player.uid))
    .map(({ place, fakename, points, uid, prize }) => ({
      place,
      fakename,
      points,
      ...(prize === undefined || !kind ? {} : { prize: prizeOf(prize, kind, locale) }),
      ...(player !== undefined && uid === player.uid ? { is_me: true } : {}),
    }));
}

function tournamentOf(tournament: Tournament, asking: Asking) {
  const { id, kind, status, start, end, games } = tournament;
  const { world, locale, player } = asking;
  const board = status === 'planned' ? [] : world.rewards.tournaments.board(tournament, player?.uid);
  const money = kind.prizes.unit === 'money' ? kind.prizes.amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
  const isIn = kind.needJoin
    ? player !== undefined && world.rewards.tournaments.hasJoined(id, player.uid)
    : player !== undefined && board.some(({ uid }) => uid === player.uid);
  return {
    id,
    status,
    start_at: start,
    end_at: end,
    prize: money === undefined ? null : toMoney(money),
    is_participating: isIn,
    need_participate: kind.needJoin,
    games: [...games],
    leaders: leadersOf(board, LEADERS, asking, kind),
    description: {
      name: kind.name[locale],
      title: kind.name[locale],
      text: kind.text[locale],
      terms: kind.terms[locale],
      prizes: prizesOf(kind, locale),
      images: pictureFiles(`banners/${kind.picture}`, ['600x240', '780x560', '1280x420']),
    },
  };
}

export const tournaments: Answer[] = [
  answer(getTournaments, ({ id, status, offset = 0, count = RACES }, asking) => {
    const {
      rewards: { tournaments: races },
    } = asking.world;
    const named = id === undefined ? undefined : races.find(String(id));
    const all = id === undefined ? races.list() : named ? [named] : [];
    const shownTournaments = all.filter((tournament) => status === undefined || tournament.status === status);
    const from = wholeUpTo(offset);
    return {
      items: shownTournaments
        .slice(from, from + wholeUpTo(count, PAGE_MAX))
        .map((tournament) => tournamentOf(tournament, asking)),
      total: shownTournaments.length,
    };
  }),

  answerPlayer(participate, ({ id }, { world, player, locale }) => {
    const tournament = world.rewards.tournaments.find(String(id));
    if (!tournament?.kind.needJoin) throw refuseField(locale, 'id', 'unknownTournament');
    if (tournament.status === 'finished') throw refuseField(locale, 'id', 'tournamentOver');
    const isMissing = raceConditions(world, player, locale, tournament).some(({ is_done }) => !is_done);
    if (isMissing && !world.rewards.tournaments.hasJoined(tournament.id, player.uid))
      throw new AppError('InvalidParameterException', {
        message: textFor(locale, 'tournamentConditions'),
        data: { id: ['CONDITIONS_NOT_MET'] },
      });
    world.rewards.tournaments.join(tournament.id, player.uid);
    return 1;
  }),

  answerPlayer(getTournamentConditions, ({ id }, { world, player, locale }) => {
    const named = id === undefined ? undefined : world.rewards.tournaments.find(String(id));
    const all = id === undefined ? world.rewards.tournaments.list() : named ? [named] : [];
    const open = all.filter(({ kind, status }) => kind.conditions && status !== 'finished');
    return {
      items: open.map((tournament) => ({
        id: tournament.id,
        conditions: raceConditions(world, player, locale, tournament),
      })),
    };
  }),

  answer(getLeaderboard, ({ tournament_id, period = 'week', count = PAGE }, asking) => {
    const { world, locale, player } = asking;
    const shown = wholeUpTo(count, PAGE_MAX);
    if (tournament_id === undefined) {
      if (period !== 'day' && period !== 'week') throw refuseField(locale, 'period', 'wrongPeriod');
      const board = world.rewards.tournaments.periodBoard(period, player?.uid);
      return { items: leadersOf(board, shown, asking), total: board.length };
    }
    const tournament = world.rewards.tournaments.find(String(tournament_id));
    if (!tournament) throw refuseField(locale, 'tournament_id', 'unknownTournament');
    const board = tournament.status === 'planned' ? [] : world.rewards.tournaments.board(tournament, player?.uid);
    return { items: leadersOf(board, shown, asking, tournament.kind), total: board.length };
  }),
];
