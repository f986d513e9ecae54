import type { World } from '#sandbox/createWorld.ts';
import { DEMO_PASSWORD, type DemoPlayer } from '#sandbox/demo/demoPlayers.ts';
import type { Faults } from '#sandbox/http/faults.ts';
import { WELCOME_MAIN } from '#sandbox/world/rewards/grantWelcome.ts';
import { scenarios } from './scenarios.ts';

export interface ScenarioRun {
  name: string;
  about: string;
  /** The login to sign in with; undefined if any visitor sees the state. */
  login?: string;
  password?: string;
}

export interface RunScenarioDeps {
  world: World;
  faults: Faults;
  /** Moves the world's clock by `milliseconds` and settles what is due. */
  moveClock: (milliseconds: number) => void;
}

/** Runs a scenario by name, after resetting everything but the players. Undefined for an unknown name. */
export function createRunScenario({ world, faults, moveClock }: RunScenarioDeps) {
  const {
    clock,
    play: { luck },
    switches,
    players: { accounts },
  } = world;

  /** The first free login of the scenario: `new-player@…`, then `new-player-2@…`. */
  function freeLogin(name: string): [login: string, number: number] {
    for (let number = 1; ; number += 1) {
      const login = `${name}${number === 1 ? '' : `-${number}`}@yulduz.test`;
      if (!accounts.byLogin(login)) return [login, number];
    }
  }

  return async function runScenario(name: string): Promise<ScenarioRun | undefined> {
    const scenario = scenarios.find((candidate) => candidate.name === name);
    if (!scenario) return undefined;
    faults.clear();
    luck.force(undefined);
    for (const key of ['chat', 'force_logout', 'domain_state', 'seon'] as const) switches.set(key, undefined);
    moveClock(-clock.offset());
    const login = await scenario.set({
      world,
      faults,
      moveClock,
      player: async (state) => {
        const [free, number] = freeLogin(name);
        const player: DemoPlayer = {
          login: free,
          fakename: `Sahna${scenarios.indexOf(scenario) + 1}x${number}`,
          locale: 'uz',
          about: scenario.about,
          main: WELCOME_MAIN,
          daysOld: 0,
          ...state,
        };
        const [account] = await world.players.settlePlayers([player]);
        if (!account) throw new Error(`${free} was not made`);
        return account;
      },
    });
    return { name, about: scenario.about, ...(login === undefined ? {} : { login, password: DEMO_PASSWORD }) };
  };
}
