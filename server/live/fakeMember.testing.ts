import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { readEventLines, type StreamEvent } from '#shared/live/readEventLines.ts';
import type { LiveMember } from './LiveMember.ts';

/** A fake platform with one player: the answers of its methods, and the calls it got. */
export interface FakeLivePlatform {
  balance: number;
  fails: boolean;
  over: Set<string>;
  requests: string[];
}

/** Creates a fake platform with a balance of 100. */
export function createFakeLivePlatform(): FakeLivePlatform {
  return { balance: 100, fails: false, over: new Set(), requests: [] };
}

/** JSON of the answer of account.getBalance, in UZS. */
export const balanceJson = (amount: number) => JSON.stringify({ balance_main: { amount, currency: 'UZS' } });

/** A member whose events are collected instead of sent. */
export function fakeMember(
  platform: FakeLivePlatform,
  session = 'first',
): LiveMember & { events: StreamEvent[]; isOver: boolean } {
  const events: StreamEvent[] = [];
  const collect = readEventLines((event) => events.push(event));
  const call = (async ({ name }: { name: string }) => {
    platform.requests.push(name);
    await Promise.resolve();
    if (platform.over.has(session)) throw new AppError('AuthorizationException');
    if (platform.fails) throw new AppError('InternalServerErrorException');
    if (name !== 'account.getBalance') throw new AppError('MethodNotFoundException');
    return JSON.parse(balanceJson(platform.balance)) as unknown;
  }) as unknown as Call;
  const member = {
    session,
    call,
    events,
    isOver: false,
    stream: {
      send: collect,
      beat() {},
      end(text: string) {
        collect(text);
        member.isOver = true;
      },
    },
  };
  return member;
}
