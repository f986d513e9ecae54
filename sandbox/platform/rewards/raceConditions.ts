import type * as z from 'zod/mini';
import type { World } from '#sandbox/createWorld.ts';
import { fromUzs, toMoney } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { clubLevels } from '#sandbox/world/rewards/clubLevels.ts';
import { raceKinds } from '#sandbox/world/rewards/raceKinds.ts';
import type { Tournament } from '#sandbox/world/rewards/tournaments.ts';
import type { getTournamentConditions } from '#shared/api/rewards/tournamentFacts.contract.ts';

type Condition = z.input<typeof getTournamentConditions.output>['items'][number]['conditions'][number];

const DEPOSITS_COUNTED = 1_000;

/** The state of each condition of a tournament for the player, in order. */
export function raceConditions(world: World, player: Account, locale: SandboxLanguage, race: Tournament): Condition[] {
  return (race.kind.conditions ?? []).map((condition): Condition => {
    const { type } = condition;
    switch (type) {
      case 'level': {
        const level = clubLevels.find(({ sysname }) => sysname === condition.level) ?? clubLevels[0];
        const points = Math.max(0, level.min - world.rewards.club.standing(player.uid).experience);
        return { type, is_done: points === 0, level: level.name[locale], points };
      }
      case 'deposit': {
        const { items } = world.money.payments.history(player.uid, {
          types: ['deposit'],
          statuses: ['success'],
          offset: 0,
          count: DEPOSITS_COUNTED,
        });
        const remaining = Math.max(0, condition.sum - items.reduce((sum, { value }) => sum + value, 0));
        return { type, is_done: remaining === 0, sum: toMoney(fromUzs(remaining, player.currency), player.currency) };
      }
      case 'verification':
        return { type, is_done: player.is_verified === 1 };
      case 'contact':
        return {
          type,
          is_done: world.players.accounts.contactsOf(player.uid).some(({ is_confirmed }) => is_confirmed === 1),
        };
      case 'currency':
        return { type, is_done: player.currency === condition.currency, currency: condition.currency };
      case 'invitation': {
        if (world.rewards.tournaments.hasWonBefore(race, condition.race, player.uid)) return { type, is_done: true };
        const source = raceKinds.find(({ sysname }) => sysname === condition.race)?.name[locale] ?? '';
        const text = {
          uz: `Faqat taklif bilan: u «${source}» turnirida bir hafta oldin sovrin olganlarga beriladi.`,
          ru: `Только по приглашению: его получают за приз в турнире «${source}» неделей раньше.`,
        }[locale];
        return { type, is_done: false, text };
      }
      case 'places': {
        const free = Math.max(0, condition.count - world.rewards.tournaments.board(race).length);
        return { type, is_done: free > 0, places: condition.count, free };
      }
    }
  });
}
