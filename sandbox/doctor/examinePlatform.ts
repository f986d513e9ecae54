import { DEFAULT_SANDBOX_LANGUAGE } from '#sandbox/world/players/languages.ts';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { login as loginMethod } from '#shared/api/account/auth.contract.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';
import { readAnswer } from '#shared/api/readAnswer.ts';
import { answerDifferences, errorTypeOf, refusalDifferences } from './answerDifferences.ts';
import { askAllPages } from './askAllPages.ts';
import { type Asker, createAsker, type UpstreamResponse } from './asker.ts';
import { callPlatform } from './callPlatform.ts';
import { examineCompression } from './examineCompression.ts';
import { examineGuestRefusals } from './examineGuestRefusals.ts';
import { examineGuestSession } from './examineGuestSession.ts';
import { examinePersonal } from './examinePersonal.ts';
import { examineSession } from './examineSession.ts';
import { type InBothLocales, localeRow } from './localeRow.ts';
import { inputOf, MARKING } from './methodInputs.ts';
import { platformRow, skippedRow } from './platformRow.ts';
import type { Row } from './Row.ts';
import { signIn } from './signIn.ts';

export interface PlatformOptions {
  url: string;
  login?: string | undefined;
  password?: string | undefined;
  /** Allows writes: a stored value, a like that is removed again, an event. */
  isWriting: boolean;
  /** The site's SESSION_COOKIE. */
  sessionCookies?: readonly string[];
  /** GUEST_SESSIONS is on. */
  hasGuestSessions?: boolean;
  /** The site's PLATFORM_PERSONAL. */
  personal?: readonly string[];
  /** Milliseconds from which a read is slow. */
  slow?: number | undefined;
  /** Asks the operator for the code of the second factor; '' gives up. */
  askCode?: (attempt: number) => Promise<string>;
}

type Input = Record<string, unknown>;

const KEY = 'doctor';

/** Calls every method of the product API that only reads, and with `isWriting` a few whose writes can be undone. */
export async function examinePlatform({
  url,
  login,
  password,
  isWriting,
  sessionCookies = ['sid'],
  hasGuestSessions = false,
  personal = [],
  slow,
  askCode,
}: PlatformOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const answered = new Map<string, unknown>();
  const guest = createAsker(url, slow);
  const find = (name: string) => methods.find((method) => method.name === name) as Method;

  function judge(method: Method, response: UpstreamResponse, pageDifferences: readonly string[] = []): boolean {
    if (method.ext && errorTypeOf(response) === 'MethodNotFoundException') {
      rows.push(skippedRow(method.name, 'not offered here: the site hides what needs it'));
      return false;
    }
    const differences = [...answerDifferences(method, response), ...pageDifferences];
    // Data that differs from the contract is still used for later calls: one wrong field must not hide the methods that depend on it.
    const { data } = (response.json ?? {}) as { data?: unknown };
    const parsed = readAnswer(method.output, data, () => {});
    if (parsed.success) answered.set(method.name, parsed.data);
    rows.push(platformRow(method.name, response, differences));
    return differences.length === 0;
  }

  async function call(asker: Asker, method: Method, input: Input): Promise<boolean> {
    const { response, differences } = await askAllPages(method, input, (given) => callPlatform(asker, method, given));
    return judge(method, response, differences);
  }

  /** Calls methods one by one; those whose input depends on other answers come last. */
  async function askAll(asker: Asker, access: Method['access']): Promise<Map<Method, Input>> {
    const inputs = new Map<Method, Input>();
    const readMethods = methods.filter(({ verb, name }) => verb === 'GET' && (isWriting || !MARKING.includes(name)));
    const isLater = ({ name }: Method) => typeof inputOf(name, answered) === 'string';
    const ownMethods = readMethods.filter((method) => method.access === access && method.name !== 'auth.logout');
    for (const method of [...ownMethods.filter((each) => !isLater(each)), ...ownMethods.filter(isLater)]) {
      const input =
        method.name === 'events.handle' ? { event: 'page_view', path: '/' } : inputOf(method.name, answered);
      if (typeof input === 'string') rows.push(skippedRow(method.name, input));
      else if (!method.input.safeParse(input).success) rows.push(skippedRow(method.name, 'nothing to ask about'));
      else {
        inputs.set(method, input);
        await call(asker, method, input);
      }
    }
    return inputs;
  }

  /** Repeats the guest calls in Russian and compares them with the Uzbek answers. */
  async function compareLocales(inputs: ReadonlyMap<Method, Input>): Promise<Row> {
    const answers: InBothLocales[] = [];
    for (const [method, input] of inputs) {
      const uz = answered.get(method.name);
      if (uz === undefined || MARKING.includes(method.name)) continue;
      const ru = (await callPlatform(guest, method, input, 'ru')).json as { data?: unknown } | undefined;
      if (ru?.data !== undefined) answers.push({ what: method.name, uz, ru: ru.data });
    }
    return localeRow('platform', answers);
  }

  const inputs = await askAll(guest, 'guest');
  rows.push(await compareLocales(inputs), await examineGuestRefusals(guest));
  rows.push(examineGuestSession(guest.given, sessionCookies, hasGuestSessions));
  const nowhere = await guest.ask(`/api/doctor.noSuchMethod?${callQuery({}, DEFAULT_SANDBOX_LANGUAGE, false)}`);
  const unknown = refusalDifferences('MethodNotFoundException', 404, nowhere);
  rows.push(platformRow('an unknown method', nowhere, unknown), ...(await examineAddresses(guest, answered)));

  const codings = new Set(guest.codings);
  if (login === undefined || password === undefined)
    rows.push(skippedRow('methods of players', 'DOCTOR_LOGIN and DOCTOR_PASSWORD are unset'));
  else {
    const player = createAsker(url, slow);
    const entry = await signIn(player, { login, password }, askCode);
    if (judge(loginMethod, entry)) {
      rows.push(examineSession(entry, sessionCookies));
      rows.push(await examinePersonal({ guest, player, inputs, expected: personal }));
      await askAll(player, 'player');
      rows.push(await examineFields(player));
      if (isWriting) {
        await call(player, find('storage.set'), { key: KEY, value: '1' });
        const sysname = (answered.get('games.get') as { items: { sysname: string }[] } | undefined)?.items[0]?.sysname;
        const likes = answered.get('games.getLikes') as string[] | undefined;
        if (sysname !== undefined && likes && !likes.includes(sysname)) {
          await call(player, find('games.addLike'), { sysname });
          await call(player, find('games.removeLike'), { sysname });
        }
      }
      // Ends the session that this check opened.
      await call(player, find('auth.logout'), {});
      for (const coding of player.codings) codings.add(coding);
    }
  }
  rows.push(examineCompression('platform', codings));
  const reported = new Set(rows.map(({ what }) => what));
  const rest = methods.filter(({ name, access }) => !reported.has(name) && (login !== undefined || access === 'guest'));
  rows.push(...rest.map(({ name }) => skippedRow(name, isWriting ? 'cannot be taken back' : 'changes something')));
  return rows;
}

/** Platform paths that are not methods. */
async function examineAddresses(asker: Asker, answers: ReadonlyMap<string, unknown>): Promise<Row[]> {
  const redirect = await asker.ask(`/redirect?path=/&locale=${DEFAULT_SANDBOX_LANGUAGE}`);
  const data = (redirect.json as { data?: { to_url?: unknown } | null } | undefined)?.data;
  const isRedirect = data === null || typeof data?.to_url === 'string';
  const rows = [
    platformRow(
      '/redirect',
      redirect,
      isRedirect ? [] : ['data: null or {to_url, code?} expected, something else came'],
    ),
  ];
  const games = answers.get('games.get') as { items: { id: number | string; has_demo: boolean }[] } | undefined;
  const game = games?.items.find(({ has_demo }) => has_demo);
  if (!game) return [...rows, skippedRow('/platform/game', 'no game with a demo')];
  const frame = await asker.ask(`/platform/game/${game.id}/demo?embed=1`);
  const isPage = frame.status === 200 && frame.type.startsWith('text/html');
  const differences = isPage ? [] : [`200 text/html expected, ${frame.status} ${frame.type} came`];
  return [...rows, platformRow('/platform/game', frame, differences)];
}

function hasContacts({ json }: UpstreamResponse): boolean {
  const data = (json as { data?: { contacts?: unknown } | null } | undefined)?.data;
  return data?.contacts !== undefined && data.contacts !== null;
}

/** Checks that `fields` is honoured: contacts are returned only if it names them. */
async function examineFields(player: Asker): Promise<Row> {
  const without = await callPlatform(player, getProfileInfo, { fields: 'document' });
  const withThem = await callPlatform(player, getProfileInfo, { fields: 'contacts' });
  return platformRow(`${getProfileInfo.name}, fields`, withThem, [
    ...(hasContacts(withThem) ? [] : ['data.contacts with fields=contacts: list expected, missing came']),
    ...(hasContacts(without) ? ['data.contacts with fields=document: missing expected, contacts came'] : []),
  ]);
}
