import { leaveAccount } from '#sandbox/platform/access/closing/leaveAccount.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import * as contract from '#shared/api/account/accountLimits.contract.ts';
import { depositLimitOf } from './depositLimit.ts';

export const accountLimits: Answer[] = [
  answerPlayer(contract.confirmDepositLimit, (_input, { world, player, locale }) => {
    if (!world.money.depositLimits.confirm(player.uid)) throw refuseField(locale, 'limit_amount', 'nothingToConfirm');
    return depositLimitOf(world.money.depositLimits.of(player.uid), player.currency);
  }),

  answerPlayer(contract.setTimeOut, ({ period }, { world, player, signOut }) => {
    const pause = world.players.pauses.begin(player.uid, 'time_out', period);
    signOut();
    return pause;
  }),

  answerPlayer(contract.leaveAccount, ({ leaving_reason: reason }, { world, player, locale, signOut }) => {
    const opensAt = leaveAccount(world, player, { locale, reason });
    signOut();
    return { opens_at: opensAt };
  }),

  answerPlayer(contract.setSelfExclusion, ({ period }, { world, player, signOut }) => {
    world.players.absences.begin(player.uid, 'self_exclusion');
    // A board waits for its player, who does not come back to it for months or for ever.
    world.tables.minesTable.cashOutOpen(player.uid);
    const pause = world.players.pauses.begin(player.uid, 'self_exclusion', period);
    signOut();
    return pause;
  }),

  answerPlayer(contract.getSessionFacts, (_input, { world, player, session }) => {
    const { startedAt, checkedAt } = world.players.presence.see(player.uid);
    const { bet, win, rounds } = world.play.sessionPlay(player.uid, startedAt);
    const money = (minor: number) => toMoney(minor, player.currency);
    const last = world.access.sessions.signIns(player.uid).find(({ at }) => at < session.created_at);
    return {
      started_at: startedAt,
      now: world.clock.seconds(),
      bet: money(bet),
      win: money(win),
      net: money(win - bet),
      rounds,
      last_login: last ?? null,
      reality_check_minutes: player.reality_check_minutes,
      reality_checked_at: checkedAt,
    };
  }),

  answerPlayer(contract.getPlayReport, (_input, { world, player }) => {
    const { week, month, days } = world.play.playReport(player.uid);
    const money = (minor: number) => toMoney(minor, player.currency);
    const periodOf = ({ start, end, seconds, deposits, net }: typeof week) => ({
      from: start,
      to: end,
      seconds,
      deposits: money(deposits),
      net: money(net),
    });
    return {
      week: periodOf(week),
      month: periodOf(month),
      days: days.map(({ start, net }) => ({ from: start, net: money(net) })),
    };
  }),

  answerPlayer(contract.noteRealityCheck, (_input, { world, player }) => {
    world.players.presence.noteCheck(player.uid);
    return 1;
  }),

  answerPlayer(contract.setRealityCheck, ({ minutes }, { world, player, locale }) => {
    if (!contract.REALITY_CHECK_MINUTES.some((allowed) => allowed === minutes))
      throw refuseField(locale, 'minutes', 'wrongValue');
    world.players.accounts.update(player.uid, { reality_check_minutes: minutes });
    return 1;
  }),
];
