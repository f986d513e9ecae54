import * as z from 'zod/mini';
import type { Drafts } from '#sandbox/content/createDrafts.ts';
import type { World } from '#sandbox/createWorld.ts';
import { DEMO_PASSWORD, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import type { Counters } from '#sandbox/http/counters.ts';
import { type Faults, faultOrder } from '#sandbox/http/faults.ts';
import { decideVerification, verificationOrder } from '#sandbox/platform/access/decideVerification.ts';
import { answerTicket } from '#sandbox/platform/answerTicket.ts';
import { CHAT_KINDS } from '#sandbox/platform/chatProviders.ts';
import { createRunScenario } from '#sandbox/scenarios/createRunScenario.ts';
import { scenarios } from '#sandbox/scenarios/scenarios.ts';
import { FORCE_LOGOUT_SECONDS } from '#sandbox/world/players/forceLogout.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { BAN_TYPES } from './page/suspensionSection.ts';

export interface ControlsDeps {
  world: World;
  faults: Faults;
  counters: Counters;
  drafts: Drafts;
}

/** The input of a control: JSON, or the fields of a form of the developer page. */
export type ControlFields = Readonly<Record<string, unknown>>;

/** Handlers by verb and path, e.g. `POST faults`. They throw InvalidRequest (400) for invalid input. */
export type Controls = Readonly<Record<string, (fields: ControlFields) => unknown>>;

/** The inactivity warning is shown after this share of the time to the forced log-out (E4). */
const WARNING_SHARE = 0.8;
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const OUTBOX_SHOWN = 50;

const clockOrder = z.object({
  /** `2h`, `5d`, `-30m`, `90s`; `inactivity` is 80 % of the time to the forced log-out; `now` goes back to the machine's time. */
  by: z.string().check(z.regex(/^(now|inactivity|-?\d{1,6}[smhd])$/)),
});
const diceOrder = z.object({
  /** Outcome of the next real or demo round in any game; `fair` cancels the order. */
  outcome: z.optional(z.enum(['win', 'big', 'lose', 'jackpot', 'fair'])),
  /** The server seed of the next round, even if another was committed. */
  seed: z.optional(z.string().check(z.maxLength(200))),
});
const switchOrder = z.discriminatedUnion('name', [
  z.object({ name: z.literal('chat'), value: z.enum(['', ...CHAT_KINDS]) }),
  z.object({ name: z.literal('force_logout'), value: z.string().check(z.regex(/^\d{0,5}$/)) }),
  z.object({ name: z.literal('domain_state'), value: z.enum(['', 'active', 'maintenance', 'closed']) }),
  z.object({ name: z.literal('seon'), value: z.enum(['', 'on']) }),
  z.object({ name: z.literal('withdrawal_code'), value: z.enum(['', 'off']) }),
  z.object({ name: z.literal('closure'), value: z.enum(['', 'outcome', 'ban']) }),
]);
const suspensionOrder = z.object({ login: z.string(), value: z.enum(['', ...BAN_TYPES]) });
const ticketOrder = z.object({
  number: z.string(),
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
  /** In base64. */
  files: z.optional(z.array(z.string())),
});
const liftOrder = z.object({ index: z.number() });
const entryOrder = { collection: z.string(), documentId: z.string(), locale: z.string() };
const draftOrder = z.object({ ...entryOrder, fields: z.record(z.string(), z.unknown()) });
const scenarioOrder = z.object({ name: z.string() });
const emailQuery = z.object({ recipient: z.optional(z.string()) });
const telegramQuery = z.object({
  id: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '100'),
  first_name: z._default(z.string(), 'Yulduz'),
});

function read<T extends z.ZodMiniType>(schema: T, fields: ControlFields): z.output<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new AppError('InvalidRequestException', { status: 400, message: z.prettifyError(parsed.error) });
}

/** The controls of the sandbox under `/_/`, for tests and developers. */
export function createControls({ world, faults, counters, drafts }: ControlsDeps): Controls {
  const {
    clock,
    play: { luck },
    switches,
  } = world;

  function moveClock(milliseconds: number): void {
    clock.advance(milliseconds);
    switches.set('clock', clock.offset() === 0 ? undefined : String(clock.offset()));
  }
  const runScenario = createRunScenario({ world, faults, moveClock });

  function forceLogout(): number {
    return Number(switches.get('force_logout') ?? FORCE_LOGOUT_SECONDS);
  }

  function millisecondsOf(by: string): number {
    if (by === 'now') return -clock.offset();
    if (by === 'inactivity') return inMs(Math.round(forceLogout() * WARNING_SHARE));
    return Number(by.slice(0, -1)) * UNITS[by.at(-1) as keyof typeof UNITS];
  }

  /** Also resets the domain state, since a closed domain is a fault too. */
  function liftAll(): 1 {
    faults.clear();
    switches.set('domain_state', undefined);
    return 1;
  }

  const state = () => ({
    now: clock.seconds(),
    ahead_ms: clock.offset(),
    dice: luck.forced() ?? null,
    faults: faults.list(),
    switches: switches.all(),
  });

  return {
    'GET state': state,
    'GET players': () => demoPlayers.map(({ login, about }) => ({ login, about, password: DEMO_PASSWORD })),
    'GET outbox': (fields) => {
      const { recipient } = read(emailQuery, fields);
      const messages = world.messages.outbox.latest(OUTBOX_SHOWN);
      return messages.filter((message) => recipient === undefined || message.recipient === recipient);
    },
    // Init data as the bot's web app passes it, and the URL hash that contains it.
    'GET telegram': (fields) => {
      const { id, first_name } = read(telegramQuery, fields);
      const tg_data = world.players.telegram.sign({ id: Number(id), first_name });
      return { tg_data, hash: `#tgWebAppData=${encodeURIComponent(tg_data)}&tgWebAppPlatform=android` };
    },
    'POST tickets': (fields) => {
      answerTicket(world, read(ticketOrder, fields));
      return 1;
    },
    'GET counters': () => counters.read(),
    'DELETE counters': () => {
      counters.reset();
      return 1;
    },
    'GET faults': () => faults.list(),
    'POST faults': (fields) => {
      faults.add(read(faultOrder, fields));
      return 1;
    },
    'POST faults/lift': (fields) => {
      if (!faults.lift(read(liftOrder, fields).index))
        throw new AppError('InvalidRequestException', { status: 400, message: 'no such fault' });
      return 1;
    },
    'DELETE faults': liftAll,
    'POST faults/clear': liftAll,
    'POST clock': async (fields) => {
      moveClock(millisecondsOf(read(clockOrder, fields).by));
      await world.cashier.payProvider.deliver();
      return state();
    },
    'POST dice': (fields) => {
      const { outcome, seed } = read(diceOrder, fields);
      if (outcome !== undefined) luck.force(outcome === 'fair' ? undefined : { outcome });
      else luck.force(seed === undefined || seed === '' ? undefined : { seed });
      return { dice: luck.forced() ?? null };
    },
    'POST switches': (fields) => {
      const { name, value } = read(switchOrder, fields);
      switches.set(name, value === '' ? undefined : value);
      return switches.all();
    },
    'POST suspension': (fields) => {
      const { login, value } = read(suspensionOrder, fields);
      const { accounts } = world.players;
      const account = accounts.byLogin(login);
      if (!account) throw new AppError('InvalidRequestException', { status: 400, message: 'no such player' });
      accounts.update(account.uid, { ban_type: value === '' ? null : value });
      return 1;
    },
    'POST content/draft': (fields) => {
      const { fields: changed, ...entry } = read(draftOrder, fields);
      return drafts.save(entry, changed);
    },
    'POST content/publish': (fields) => {
      drafts.publish(read(z.object(entryOrder), fields));
      return 1;
    },
    'POST content/discard': (fields) => {
      drafts.discard(read(z.object(entryOrder), fields));
      return 1;
    },
    'GET scenarios': () => scenarios.map(({ name, about }) => ({ name, about })),
    'POST scenarios': async (fields) => {
      const run = await runScenario(read(scenarioOrder, fields).name);
      if (!run) throw new AppError('InvalidRequestException', { status: 400, message: 'no such scenario' });
      await world.cashier.payProvider.deliver();
      return run;
    },
    'POST verification': (fields) => {
      if (!decideVerification(world, read(verificationOrder, fields)))
        throw new AppError('InvalidRequestException', { status: 400, message: 'no such applicant' });
      return 1;
    },
  };
}
