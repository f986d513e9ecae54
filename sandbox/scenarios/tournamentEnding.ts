import { inMs } from '#shared/domain/inMs.ts';
import type { Scenario } from './Scenario.ts';

const LEFT_SECONDS = 120;

export const tournamentEnding: Scenario = {
  name: 'tournament-ending',
  about: 'two minutes are left of the day’s race and the player leads their own small part of it',
  set: async ({ player, world, moveClock }) => {
    const race = world.rewards.tournaments.list().find(({ status, kind }) => status === 'active' && !kind.needJoin);
    if (!race) throw new Error('no race is running');
    moveClock(inMs(race.end - LEFT_SECONDS - world.clock.seconds()));
    const { uid, login } = await player({ main: 5_000_000_00, daysOld: 5 });
    const now = world.clock.seconds();
    for (let index = 0; index < 10; index += 1)
      world.tables.slotTable.spin(uid, 'play', {
        game: race.games[index % race.games.length] as string,
        bet: 20_000_00,
        lines: 20,
        round: crypto.randomUUID(),
        time: now,
      });
    return login;
  },
};
