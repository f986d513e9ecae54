import type { BettingAnswer, EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingData } from '#sandbox/games/betting/frame/BettingData.ts';
import { createTable } from '#sandbox/games/browser/createTable.ts';
import { createTabStorage } from '#sandbox/games/browser/createTabStorage.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import type { BettingState } from './BettingState.ts';
import { createBridge } from './bettingBridge.ts';
import { createLabels } from './bettingLabels.ts';
import { createBetPlacing } from './createBetPlacing.ts';
import { createEventView } from './createEventView.ts';
import { createOfferList } from './createOfferList.ts';
import { createSlipSheet } from './createSlipSheet.ts';
import { drawBets } from './drawBets.ts';

/** The script of the sportsbook frame: the offer, the slip and the player's bets. */
export function bettingApp(data: BettingData): void {
  const { messages } = data;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const storage = createTabStorage();
  const { load, save } = storage;
  const labels = createLabels(messages);
  const state: BettingState = {
    desk: data.desk,
    opened: data.event,
    slip: {
      choices: JSON.parse(load('bet-slip') ?? '[]'),
      kind: load('bet-kind') === 'single' ? 'single' : 'express',
      stake: load('bet-stake') ?? '',
      currency: data.currency,
      acceptsAny: load('bet-accept') === 'any',
    },
    note: undefined,
    isPlacing: false,
  };
  const { slip } = state;
  const unitOf = (currency: string) => data.units[currency] ?? '';
  const money = (minor: number) => formatMinor(minor, unitOf(state.desk.player?.currency ?? data.currency));
  /** The desk's answer as it was drawn last. */
  let drawn = '';

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
    pickElement('live').textContent = text;
  }
  function notifyBalance(): void {
    if (!state.desk.player) return;
    const { balance, currency } = state.desk.player;
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
    const odds = event.markets[market]?.[outcome] ?? null;
    const was = isChosen(id, market, outcome);
    // A slip contains one outcome of an event: a new choice replaces the old one.
    slip.choices = slip.choices.filter((one) => one.event !== id);
    if (!was && slip.choices.length < 10) slip.choices.push({ event: id, market, outcome, odds, sport, home, away });
    state.note = undefined;
    saveSlip();
    offer.drawEvents();
    sheet.draw();
    announce(`${messages.slip}: ${slip.choices.length}`);
  }

  const events = createEventView({
    messages,
    labels,
    now: () => state.desk.now,
    isChosen,
    isOpened: (id) => state.opened === id,
    choose,
    open: (id) => open(id, false),
  });
  const offer = createOfferList({
    messages,
    labels,
    state,
    events,
    filter: load('bet-filter') ?? 'all',
    onFilter: (name) => {
      save('bet-filter', name);
      draw();
    },
  });
  const sheet = createSlipSheet({
    messages,
    labels,
    state,
    money,
    currency: data.currency,
    onChange: saveSlip,
    onRemove: () => {
      saveSlip();
      offer.drawEvents();
    },
    place: () => placing.place(),
    ask: (type) => bridge.notify({ type }),
  });
  const placing = createBetPlacing({
    messages,
    state,
    wire,
    storage,
    notify: bridge.notify,
    announce,
    drawSlip: sheet.draw,
    draw,
    saveSlip,
    takeOver,
  });

  function draw(): void {
    offer.draw();
    sheet.draw();
    drawBets(pickElement('panel-bets'), state.desk.player?.bets ?? [], {
      messages,
      labels,
      sumOf: (minor, currency) => formatMinor(minor, unitOf(currency)),
    });
    sheet.showTab();
  }

  function open(event: string | null, scrolls: boolean): void {
    state.opened = event;
    offer.drawEvents();
    bridge.notify({ type: 'location', event });
    if (event && !state.desk.events.some(({ id }) => id === event)) void refresh();
    if (scrolls && event) document.getElementById(`event-${event}`)?.scrollIntoView({ block: 'center' });
  }

  /** Applies the desk's answer; choices on the slip get the current odds. */
  function takeOver(answer: BettingAnswer): void {
    const before = state.desk;
    offer.compareWith(before.events);
    state.desk = answer;
    for (const one of slip.choices) {
      const event = answer.events.find(({ id }) => id === one.event);
      one.odds = event?.markets[one.market]?.[one.outcome] ?? null;
    }
    saveSlip();
    if (before.player?.balance !== answer.player?.balance) notifyBalance();
    const text = JSON.stringify([answer.events, answer.player]);
    if (text === drawn) return;
    drawn = text;
    draw();
  }

  async function refresh(): Promise<void> {
    if (state.isPlacing) return;
    const answer = await wire.once<BettingAnswer & { wallet?: string }>({
      action: 'state',
      ...(state.opened ? { event: state.opened } : {}),
    });
    if (answer.ok && !state.isPlacing) takeOver(answer.data);
  }

  /** Reports the height of the frame. The bottom padding leaves room for the bar that opens the slip, if there is a bar. */
  function notifyHeight(): void {
    const foot = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    bridge.notify({ type: 'height', height: Math.ceil(pickElement('page').offsetHeight + foot) });
  }
  new ResizeObserver(notifyHeight).observe(pickElement('page'));
  draw();
  sheet.arrange();
  bridge.notify({ type: 'ready' });
  notifyBalance();
  if (state.opened) open(state.opened, true);
  if (state.desk.player) placing.resume();
  void (async () => {
    for (;;) {
      await wait(state.desk.events.some(({ phase }) => phase === 'live') ? 5000 : 12_000);
      if (!document.hidden) await refresh();
    }
  })();
}
