import type { Faults } from '../http/faults.ts';
import type { Account } from '../world/players/accounts.ts';
import type { World } from '../world/createWorld.ts';
import type { DemoPlayer } from '../world/players/demoPlayers.ts';

/** What a scenario may move. Everything was put back to its usual way before it began. */
export interface Stage {
  world: World;
  faults: Faults;
  /** Moves the world's time by so many milliseconds. */
  moveClock(milliseconds: number): void;
  /** A new player in a state of its own, with the password of all demo players. */
  player(state: Partial<Omit<DemoPlayer, 'login' | 'about'>>): Promise<Account>;
}

/** A state of the sandbox that people and tests ask for by name. */
export interface Scenario {
  /** As it is asked for: `mid-wagering`. */
  name: string;
  about: string;
  /** The login of whom the scenario is about; nothing where any visitor sees it. */
  set(stage: Stage): Promise<string | undefined> | string | undefined;
}
