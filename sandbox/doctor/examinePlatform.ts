import { callQuery } from '../../shared/api/callQuery.ts';
import type { Method } from '../../shared/api/method.ts';
import { methods } from '../../shared/api/methods.ts';
import { toFormData } from '../../shared/api/wire.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { type Asker, createAsker, type Heard } from './asker.ts';
import { answerDifference, errorTypeOf, refusalDifference } from './envelopeDifference.ts';
import { inputOf, MARKING } from './methodInputs.ts';
import type { Row } from './Row.ts';

export interface PlatformOptions {
  url: string;
  login?: string | undefined;
  password?: string | undefined;
  /** May leave marks: a stored value, a liked game taken back, an event. */
  isWriting: boolean;
}

const KEY = 'doctor';

function row(what: string, heard: Heard, difference: string | undefined): Row {
  return {
    service: 'platform',
    what,
    status: heard.status,
    took: heard.took,
    verdict: difference === undefined ? 'conforms' : 'breaks',
    detail: difference ?? '',
  };
}

const skipped = (what: string, detail: string): Row => ({
  service: 'platform',
  what,
  status: '',
  took: undefined,
  verdict: 'skipped',
  detail,
});

function send(asker: Asker, { name, verb }: Method, input: Record<string, unknown>): Promise<Heard> {
  const address = `/api/${name}?${callQuery(verb === 'GET' ? input : {}, DEFAULT_LOCALE, false)}`;
  return asker.ask(address, verb === 'GET' ? {} : { method: 'POST', body: toFormData(input) });
}

/** Asks the product API everything that changes nothing, and with `isWriting` a little that can be taken back. */
export async function examinePlatform({ url, login, password, isWriting }: PlatformOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const known = new Map<string, unknown>();
  const guest = createAsker(url);
  const find = (name: string) => methods.find((method) => method.name === name) as Method;

  async function call(
    asker: Asker,
    method: Method,
    input: Record<string, unknown>,
    what = method.name,
  ): Promise<boolean> {
    const heard = await send(asker, method, input);
    if (method.ext && errorTypeOf(heard) === 'MethodNotFoundException') {
      rows.push(skipped(what, 'not offered here: the site hides what needs it'));
      return false;
    }
    const difference = answerDifference(method, heard);
    if (difference === undefined) known.set(method.name, (heard.json as { data: unknown }).data);
    rows.push(row(what, heard, difference));
    return difference === undefined;
  }

  /** One question after another, those that give others something to ask about first. */
  async function askAll(asker: Asker, access: Method['access']): Promise<void> {
    const reading = methods.filter(({ verb, name }) => verb === 'GET' && (isWriting || !MARKING.includes(name)));
    const isLater = ({ name }: Method) => typeof inputOf(name, known) === 'string';
    const own = reading.filter((method) => method.access === access && method.name !== 'auth.logout');
    for (const method of [...own.filter((each) => !isLater(each)), ...own.filter(isLater)]) {
      const input = method.name === 'events.handle' ? { event: 'page_view', path: '/' } : inputOf(method.name, known);
      if (typeof input === 'string') rows.push(skipped(method.name, input));
      else if (!method.input.safeParse(input).success) rows.push(skipped(method.name, 'nothing to ask about'));
      else await call(asker, method, input);
    }
  }

  await askAll(guest, 'guest');
  const balance = find('account.getBalance');
  const refused = await send(guest, balance, {});
  rows.push(row('account.getBalance, as a guest', refused, refusalDifference('AuthorizationException', 200, refused)));
  const nowhere = await guest.ask(`/api/doctor.noSuchMethod?${callQuery({}, DEFAULT_LOCALE, false)}`);
  rows.push(row('a method nobody knows', nowhere, refusalDifference('MethodNotFoundException', 404, nowhere)));
  rows.push(...(await examineAddresses(guest, known)));

  if (login === undefined || password === undefined)
    rows.push(skipped('methods of players', 'DOCTOR_LOGIN and DOCTOR_PASSWORD are unset'));
  else {
    const player = createAsker(url);
    if (await call(player, find('auth.login'), { login, password })) {
      await askAll(player, 'player');
      if (isWriting) {
        await call(player, find('storage.set'), { key: KEY, value: '1' });
        const sysname = (known.get('games.get') as { items: { sysname: string }[] } | undefined)?.items[0]?.sysname;
        const likes = known.get('games.getLikes') as string[] | undefined;
        if (sysname !== undefined && likes && !likes.includes(sysname)) {
          await call(player, find('games.addLike'), { sysname });
          await call(player, find('games.removeLike'), { sysname });
        }
      }
      // Our own session; the next sign-in begins another.
      await call(player, find('auth.logout'), {});
    }
  }
  const asked = new Set(rows.map(({ what }) => what));
  const rest = methods.filter(({ name, access }) => !asked.has(name) && (login !== undefined || access === 'guest'));
  rows.push(...rest.map(({ name }) => skipped(name, isWriting ? 'cannot be taken back' : 'changes something')));
  return rows;
}

/** The addresses beside the methods (CONTRACT part H). */
async function examineAddresses(asker: Asker, known: ReadonlyMap<string, unknown>): Promise<Row[]> {
  const redirect = await asker.ask(`/redirect?path=/&locale=${DEFAULT_LOCALE}`);
  const data = (redirect.json as { data?: { to_url?: unknown } | null } | undefined)?.data;
  const isRedirect = data === null || typeof data?.to_url === 'string';
  const rows = [row('/redirect', redirect, isRedirect ? undefined : 'data: null or {to_url, code?} is expected')];
  const games = known.get('games.get') as { items: { id: number | string; has_demo: boolean }[] } | undefined;
  const game = games?.items.find(({ has_demo }) => has_demo);
  if (!game) return [...rows, skipped('/platform/game', 'no game with a demo')];
  const frame = await asker.ask(`/platform/game/${game.id}/demo?embed=1`);
  const isPage = frame.status === 200 && frame.type.startsWith('text/html');
  return [
    ...rows,
    row('/platform/game', frame, isPage ? undefined : `a page is expected, ${frame.status} ${frame.type} came`),
  ];
}
