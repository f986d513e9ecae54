import type { World } from '#sandbox/createWorld.ts';
import type { DemoPlayer } from '#sandbox/demo/demoPlayers.ts';
import type { Faults } from '#sandbox/http/faults.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';

/** What a scenario may change. Everything was reset before it began. */
export interface ScenarioStage {
  world: World;
  faults: Faults;
  /** Moves the world's clock by `milliseconds`. */
  moveClock(milliseconds: number): void;
  /** Creates a player in the given state, with the password of all demo players. */
  player(state: Partial<Omit<DemoPlayer, 'login' | 'about'>>): Promise<Account>;
}

/** A state of the sandbox that developers and tests request by name. */
export interface Scenario {
  /** For example `mid-wagering`. */
  name: string;
  about: string;
  /** Returns the login of the scenario's player; undefined if any visitor sees the state. */
  set(stage: ScenarioStage): Promise<string | undefined> | string | undefined;
}
