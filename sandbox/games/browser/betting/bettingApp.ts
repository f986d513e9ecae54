import type { BettingAnswer, EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingData } from '#sandbox/games/betting/frame/BettingData.ts';
import { createTable, type Trouble } from '#sandbox/games/browser/createTable.ts';
import { createTabStorage } from '#sandbox/games/browser/createTabStorage.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { newRoundId } from '#sandbox/games/browser/newRoundId.ts';
import { createBridge } from './bettingBridge.ts';
import { createLabels } from './bettingLabels.ts';
import { createEventView } from './createEventView.ts';
import { drawBets } from './drawBets.ts';
import { drawnAnew } from './drawnAnew.ts';
import { drawSlipForm, type SlipNote } from './drawSlipForm.ts';
import { drawSportIcon } from './drawSportIcon.ts';
import { makeElement } from './makeElement.ts';
import { type Choice, isSingleSlip, type Slip, slipProduct, slipStake } from './slipSums.ts';

interface PendingBet {
  bet: string;
  stake: number;
  legs: { event: string; market: string; outcome: string; odds: number }[];
  accept: string;
}

/** The matches shown as cards above the list. */
const HIGHLIGHTS = 3;
/** Milliseconds after which a region says the same text again. */
const SAID_MS = 100;
/** The number of headings and leagues that fill the screen of a phone. */
const FIRST_PARTS = 7;

/** The script of the sportsbook frame: the offer, the slip and the player's bets. */
export function bettingApp(data: BettingData): void {
  const { messages } = data;
  const make = makeElement;
  const pick = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { load, save } = createTabStorage();
  const unit = () => data.units[desk.player?.currency ?? data.currency] ?? '';
  const labels = createLabels(messages);
  const { odds } = labels;
  const money = (minor: number) => formatMinor(minor, unit());

  let desk: BettingAnswer = data.desk;
  let filter = load('bet-filter') ?? 'all';
  let opened = data.event;
  const slip: Slip = {
    choices: JSON.parse(load('bet-slip') ?? '[]'),
    kind: load('bet-kind') === 'single' ? 'single' : 'express',
    stake: load('bet-stake') ?? '',
    currency: data.currency,
    acceptsAny: load('bet-accept') === 'any',
  };
  let note: SlipNote | undefined;
  let isPlacing = false;
  let tab: 'slip' | 'bets' = 'slip';
  let drawn = '';
  const isWide = matchMedia('(min-width:1000px)');

  const bridge = createBridge((order) => {
    if (order.type === 'refresh') void refresh();
    else if (order.type === 'open') open(order.event, true);
    else if (order.type === 'theme') document.documentElement.dataset['theme'] = order.theme;
    else {
      document.body.classList.add('is-tall');
      const root = document.documentElement.style;
      root.setProperty('--vt', `${Math.max(0, order.top)}px`);
      root.setProperty('--vh', `${order.height}px`);
    }
  });
  const wire = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait,
    wallet: { read: () => undefined, write: () => undefined },
    onLate: () => announce(messages.slow),
  });

  function announce(text: string): void {
    pick('live').textContent = text;
  }
  function notifyBalance(): void {
    if (!desk.player) return;
    const { balance, currency } = desk.player;
    bridge.notify({ type: 'balance', balance: balance / 100, currency, mode: 'play' });
  }
  const isChosen = (event: string, market: string, outcome: string) =>
    slip.choices.some((one) => one.event === event && one.market === market && one.outcome === outcome);

  function saveSlip(): void {
    save('bet-slip', JSON.stringify(slip.choices));
    save('bet-kind', slip.kind);
    save('bet-stake', slip.stake);
    save('bet-accept', slip.acceptsAny ? 'any' : 'better');
  }

  function choose(event: EventView, market: string, outcome: string): void {
    const { id, sport, home, away } = event;
    const value = event.markets[market]?.[outcome] ?? null;
    const was = isChosen(id, market, outcome);
    // A slip contains one outcome of an event: a new choice replaces the old one.
    slip.choices = slip.choices.filter((one) => one.event !== id);
    if (!was && slip.choices.length < 10)
      slip.choices.push({ event: id, market, outcome, odds: value, sport, home, away });
    note = undefined;
    saveSlip();
    drawList();
    drawSlip();
    announce(`${messages.slip}: ${slip.choices.length}`);
  }

  const { eventOf, highlightOf } = createEventView({
    messages,
    labels,
    now: () => desk.now,
    isChosen,
    isOpened: (id) => opened === id,
    choose,
    open: (id) => open(id, false),
  });
  let seen = new Map<string, EventView>();
  const matches = (event: EventView) =>
    filter === 'all' || (filter === 'live' ? event.phase === 'live' : event.sport === filter);

  function drawSports(): void {
    const sports = pick('sports');
    drawnAnew(sports, () => sports.replaceChildren(...sportButtons()));
  }

  function sportButtons(): HTMLElement[] {
    const count = (name: string) =>
      desk.events.filter((event) =>
        name === 'all' ? true : name === 'live' ? event.phase === 'live' : event.sport === name,
      ).length;
    return (['all', 'live', 'football', 'tennis', 'mma', 'esports'] as const).map((name) =>
      make(
        'button',
        {
          type: 'button',
          'data-key': `sport:${name}`,
          'aria-pressed': String(filter === name),
          click: () => {
            filter = name;
            save('bet-filter', name);
            draw();
          },
        },
        drawSportIcon(name),
        messages[name],
        make('span', { class: 'n' }, String(count(name))),
      ),
    );
  }

  /** The column heads of the prices, once a league. Hidden from screen readers: every price names its column. */
  function headsOf(event: EventView | undefined): HTMLElement | null {
    const outcomes = labels.orderOf(Object.values(event?.markets ?? {})[0] ?? {});
    if (outcomes.some((outcome) => outcome.length > 1)) return null;
    return make(
      'span',
      { class: 'heads', 'aria-hidden': 'true' },
      ...outcomes.map((outcome) => make('span', {}, outcome)),
    );
  }

  /** Live matches first, then the next ones, of those that can be bet on now. */
  function drawHighlights(): void {
    const box = pick('highlights');
    const order = ({ phase, start }: EventView) => (phase === 'live' ? 0 : start);
    const shown = desk.events
      .filter((event) => matches(event) && event.phase !== 'finished')
      .filter((event) => Object.values(Object.values(event.markets)[0] ?? {}).some((value) => value !== null))
      .sort((one, other) => order(one) - order(other))
      .slice(0, HIGHLIGHTS);
    box.hidden = shown.length === 0;
    // The list stays the same element, so that it keeps its place when it is drawn anew.
    const list = box.firstElementChild ?? box.appendChild(make('ul'));
    drawnAnew(box, () => list.replaceChildren(...shown.map((event) => highlightOf(event, seen.get(event.id)))));
  }

  function drawList(): void {
    drawHighlights();
    const shown = desk.events.filter((event) => matches(event) || event.id === opened);
    const groups: [string, EventView[]][] = [
      [messages.live, shown.filter(({ phase }) => phase === 'live')],
      [messages.upcoming, shown.filter(({ phase }) => phase === 'upcoming')],
      [messages.finished, shown.filter(({ phase }) => phase === 'finished')],
    ];
    const parts = groups.flatMap(([title, events]): Node[] => {
      if (events.length === 0) return [];
      // One heading a league, before its first match.
      const leagues = new Set(events.map(({ league }) => league));
      return [
        make('h2', {}, title),
        ...[...leagues].flatMap((league): Node[] => {
          const matchesOfIt = events.filter((event) => event.league === league);
          return [
            make('h3', { class: 'league' }, league, headsOf(matchesOfIt[0])),
            make('div', { class: 'rows' }, ...matchesOfIt.map((event) => eventOf(event, seen.get(event.id)))),
          ];
        }),
      ];
    });
    const list = pick('list');
    const isFirst = list.childElementCount === 0;
    const all = parts.length > 0 ? parts : [make('p', { class: 'empty' }, messages.nothing)];
    const [now, later] = isFirst ? [all.slice(0, FIRST_PARTS), all.slice(FIRST_PARTS)] : [all, []];
    drawnAnew(list, () => list.replaceChildren(...now));
    // A slow phone lays out the whole list in a tenth of a second: parts below the screen are appended later, unless the list was redrawn.
    if (later.length > 0) setTimeout(() => now[0]?.isConnected && list.append(...later));
  }

  function drawSlip(): void {
    const bar = pick('bar');
    // For a guest with an empty slip the bar opens nothing and would cover odds.
    bar.hidden = isWide.matches || (slip.choices.length === 0 && !desk.player);
    bar.classList.toggle('quiet', slip.choices.length === 0);
    bar.replaceChildren(
      make(
        'span',
        {},
        slip.choices.length > 0
          ? `${messages.slip}: ${slip.choices.length}`
          : desk.player
            ? messages.myBets
            : messages.slip,
      ),
      make('span', {}, slip.choices.length > 0 ? odds(Math.floor(slipProduct(slip) / 10)) : ''),
    );
    const panel = pick('panel-slip');
    const view = {
      messages,
      labels,
      money,
      slip: { ...slip, currency: desk.player?.currency ?? data.currency },
      player: desk.player,
      note,
      isPlacing,
      change(part: Partial<Slip>) {
        Object.assign(slip, part);
        saveSlip();
        drawSlip();
      },
      remove(one: Choice) {
        slip.choices = slip.choices.filter((other) => other !== one);
        saveSlip();
        drawList();
        drawSlip();
      },
      place,
      ask: (type: 'login' | 'deposit') => bridge.notify({ type }),
    };
    drawnAnew(panel, () => drawSlipForm(panel, view));
    measureSheet();
  }

  /** If the frame is as tall as its content, the sheet is placed at the bottom of its visible part. */
  function measureSheet(): void {
    const sheet = pick<HTMLDialogElement>('slip');
    // Only when open: reading `offsetHeight` forces a layout of the whole list in the task that draws it.
    if (sheet.open) document.documentElement.style.setProperty('--sheet', `${sheet.offsetHeight}px`);
  }

  function showTab(): void {
    // A guest has no bets.
    if (!desk.player) tab = 'slip';
    pick('tab-bets').hidden = !desk.player;
    for (const name of ['slip', 'bets'] as const) {
      pick(`tab-${name}`).setAttribute('aria-selected', String(tab === name));
      pick(`tab-${name}`).tabIndex = tab === name ? 0 : -1;
      pick(`panel-${name}`).hidden = tab !== name;
    }
  }

  function draw(): void {
    drawSports();
    drawList();
    drawSlip();
    drawBets(pick('panel-bets'), desk.player?.bets ?? [], {
      messages,
      labels,
      sumOf: (minor, currency) => formatMinor(minor, data.units[currency] ?? ''),
    });
    showTab();
  }

  function open(event: string | null, scrolls: boolean): void {
    opened = event;
    drawList();
    bridge.notify({ type: 'location', event });
    if (event && !desk.events.some(({ id }) => id === event)) void refresh();
    if (scrolls && event) pick(`event-${event}`)?.scrollIntoView({ block: 'center' });
  }

  /** Applies the desk's answer; choices on the slip get the current odds. */
  function takeOver(answer: BettingAnswer): void {
    const before = desk;
    seen = new Map(before.events.map((event) => [event.id, event]));
    desk = answer;
    for (const one of slip.choices) {
      const event = desk.events.find(({ id }) => id === one.event);
      one.odds = event?.markets[one.market]?.[one.outcome] ?? null;
    }
    saveSlip();
    if (before.player?.balance !== desk.player?.balance) notifyBalance();
    const text = JSON.stringify([desk.events, desk.player]);
    if (text === drawn) return;
    drawn = text;
    draw();
  }

  async function refresh(): Promise<void> {
    if (isPlacing) return;
    const answer = await wire.once<BettingAnswer & { wallet?: string }>({
      action: 'state',
      ...(opened ? { event: opened } : {}),
    });
    if (answer.ok && !isPlacing) takeOver(answer.data);
  }

  function meet(trouble: Trouble): void {
    if (trouble.kind === 'session') {
      note = { text: messages.session, isGood: false };
      bridge.notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') note = { text: messages.insufficient, isGood: false };
    else if (trouble.kind === 'unknown') note = { text: messages.unknown, isGood: false };
    else {
      note = { text: trouble.message, isGood: false };
      const now = trouble.data?.['now'];
      if (Array.isArray(now))
        for (const leg of now as Choice[]) {
          const one = slip.choices.find(({ event }) => event === leg.event);
          if (one) one.odds = leg.odds;
        }
    }
    announce(note.text);
  }

  /** Sends orders one after another; each leaves `pending` when the desk has answered it. */
  async function send(orders: PendingBet[]): Promise<void> {
    isPlacing = true;
    let unanswered = orders;
    drawSlip();
    while (unanswered.length > 0) {
      save('bet-pending', JSON.stringify(unanswered));
      const order = unanswered[0] as PendingBet;
      const answer = await wire.ask<BettingAnswer & { wallet?: string }>({ action: 'place', ...order });
      if (!answer.ok) {
        if (answer.trouble.kind !== 'unknown') save('bet-pending', null);
        isPlacing = false;
        meet(answer.trouble);
        return draw();
      }
      unanswered = unanswered.slice(1);
      slip.choices = slip.choices.filter(({ event }) => !order.legs.some((leg) => leg.event === event));
      saveSlip();
      const { placed, ...state } = answer.data;
      if (placed)
        bridge.notify({
          type: 'bet',
          bet: placed.bet,
          stake: placed.stake / 100,
          currency: placed.currency,
          odds: placed.odds / 1000,
        });
      takeOver(state);
    }
    save('bet-pending', null);
    isPlacing = false;
    note = { text: messages.placed, isGood: true };
    announce(messages.placed);
    draw();
  }

  /** Says what is wrong with the stake, at every press, and returns to it. */
  function refuseStake(): void {
    const said = document.getElementById('stake-note')?.textContent || messages.stake;
    announce('');
    setTimeout(() => announce(said), SAID_MS);
    document.getElementById('stake')?.focus();
  }

  function place(): void {
    if (isPlacing || !desk.player) return;
    const pending = load('bet-pending');
    // A bet without an answer must be settled before the next one is placed.
    if (pending) return void send(JSON.parse(pending));
    const minor = slipStake({ ...slip, currency: desk.player.currency });
    if (minor < desk.player.min || minor > desk.player.max) return refuseStake();
    if (slip.choices.some((one) => one.odds === null)) {
      note = { text: messages.closed, isGood: false };
      return drawSlip();
    }
    const accept = slip.acceptsAny ? 'any' : 'better';
    const legs = slip.choices.map(({ event, market, outcome, odds: value }) => ({
      event,
      market,
      outcome,
      odds: value ?? 0,
    }));
    const orders = isSingleSlip(slip) ? legs.map((leg) => [leg]) : [legs];
    note = undefined;
    void send(orders.map((leg) => ({ bet: newRoundId(), stake: minor, legs: leg, accept })));
  }

  function showSheet(next: typeof tab): void {
    tab = next;
    showTab();
    const sheet = pick<HTMLDialogElement>('slip');
    if (!sheet.open && !isWide.matches) sheet.showModal();
    measureSheet();
  }
  pick('bar').addEventListener('click', () => showSheet(slip.choices.length > 0 ? 'slip' : 'bets'));
  pick('shut').addEventListener('click', () => pick<HTMLDialogElement>('slip').close());
  pick('slip').addEventListener('click', (event) => {
    if (event.target === pick('slip') && !isWide.matches) pick<HTMLDialogElement>('slip').close();
  });
  for (const name of ['slip', 'bets'] as const)
    pick(`tab-${name}`).addEventListener('click', () => {
      tab = name;
      showTab();
      measureSheet();
    });
  pick('slip').addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'tab') return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    tab = tab === 'slip' ? 'bets' : 'slip';
    showTab();
    pick(`tab-${tab}`).focus();
  });
  /** On wide screens the slip is beside the list, on others it is a sheet. */
  function arrange(): void {
    const sheet = pick<HTMLDialogElement>('slip');
    if (sheet.open) sheet.close();
    // Not `show()`: it moves the focus into the frame although the visitor did not open the slip.
    sheet.toggleAttribute('open', isWide.matches);
    drawSlip();
  }
  isWide.addEventListener('change', arrange);

  /** Reports the height of the frame. The bottom padding leaves room for the bar that opens the slip, if there is a bar. */
  function notifyHeight(): void {
    const foot = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    bridge.notify({ type: 'height', height: Math.ceil(pick('page').offsetHeight + foot) });
  }
  new ResizeObserver(notifyHeight).observe(pick('page'));
  draw();
  arrange();
  bridge.notify({ type: 'ready' });
  notifyBalance();
  if (opened) open(opened, true);
  const pending = load('bet-pending');
  if (pending && desk.player) void send(JSON.parse(pending));
  void (async () => {
    for (;;) {
      await wait(desk.events.some(({ phase }) => phase === 'live') ? 5000 : 12_000);
      if (!document.hidden) await refresh();
    }
  })();
}
