import type { BettingAnswer, BetView, EventView, LegView } from '../betting/BettingAnswer.ts';
import type { BettingData } from '../betting/frame/BettingData.ts';
import { createBridge } from './bettingBridge.ts';
import { createKeeper } from './createKeeper.ts';
import { createTable, type Trouble } from './createTable.ts';
import { fillWords } from './fillWords.ts';
import { formatMinor } from './formatMinor.ts';
import { makeElement } from './makeElement.ts';
import { newRoundId } from './newRoundId.ts';

interface Choice {
  event: string;
  market: string;
  outcome: string;
  /** Hundredths, as last seen; null while it is not offered. */
  odds: number | null;
  /** Kept with the choice, for the event may leave the list. */
  sport: EventView['sport'];
  home: string;
  away: string;
}

interface PendingBet {
  bet: string;
  stake: number;
  legs: { event: string; market: string; outcome: string; odds: number }[];
  accept: string;
}

/** Joins the document and the desk: what is offered, what stands on the slip, what has been bet. */
export function bettingApp(data: BettingData): void {
  const { words } = data;
  const make = makeElement;
  const pick = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { recall, keep } = createKeeper();
  const unit = () => data.units[desk.player?.currency ?? data.currency] ?? '';
  const money = (minor: number) => formatMinor(minor, unit());
  const odds = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
  const icons: Record<string, string> = {
    football:
      'M12 3a9 9 0 1 0 .1 0zM12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M20.5 9.5 16 11M17.5 19l-3-3.5M6.5 19l3-3.5M3.5 9.5 8 11',
    tennis: 'M12 3a9 9 0 1 0 .1 0zM5.5 6c4 3 4 9 0 12M18.5 6c-4 3-4 9 0 12',
    mma: 'M7 20v-6l-2-3V7a2 2 0 0 1 2-2h8a4 4 0 0 1 4 4v2a5 5 0 0 1-3 4.5V20zM9 9h5',
    esports:
      'M7 8h10a5 5 0 0 1 5 5v1a3 3 0 0 1-5.5 1.6L15 14H9l-1.500 1.600A3 3 0 0 1 2 14v-1a5 5 0 0 1 5-5zM7 11v3M5.500 12.500h3M16 11v.1M18 13v.1',
  };

  let desk: BettingAnswer = data.desk;
  let filter = recall('bet-filter') ?? 'all';
  let opened = data.event;
  let choices: Choice[] = JSON.parse(recall('bet-slip') ?? '[]');
  let kind: 'single' | 'express' = recall('bet-kind') === 'single' ? 'single' : 'express';
  let stake = recall('bet-stake') ?? '';
  let acceptsAny = recall('bet-accept') === 'any';
  let note: { text: string; isGood: boolean } | undefined;
  let isPlacing = false;
  let tab: 'slip' | 'bets' = 'slip';
  let drawn = '';
  const isWide = matchMedia('(min-width:1000px)');

  const bridge = createBridge((order) => {
    if (order.type === 'refresh') void refresh();
    else if (order.type === 'open') open(order.event, true);
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
    onLate: () => say(words.slow),
  });

  function say(text: string): void {
    pick('live').textContent = text;
  }
  function tellBalance(): void {
    if (!desk.player) return;
    const { balance, currency } = desk.player;
    bridge.tell({ type: 'balance', balance: balance / 100, currency, mode: 'play' });
  }
  const labelOf = (market: string, sport: string): string => {
    if (market === 'sets' && sport === 'esports') return words.maps;
    return words[market as 'result' | 'winner' | 'total' | 'both' | 'sets' | 'distance'];
  };
  function outcomeOf(outcome: string, { home, away }: { home: string; away: string }): string {
    if (outcome === '1') return home;
    if (outcome === '2') return away;
    return outcome === 'X' ? words.draw : words[outcome as 'over' | 'under' | 'yes' | 'no'];
  }
  /** Tashkent time, as the platform's timetable is written: five hours ahead, all year. */
  function timeOf(seconds: number): string {
    const local = new Date((seconds + 18_000) * 1000).toISOString();
    const day = (at: number) => Math.floor((at + 18_000) / 86_400);
    const ahead = day(seconds) - day(desk.now);
    const date =
      ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : `${local.slice(8, 10)}.${local.slice(5, 7)}`;
    return `${date} ${local.slice(11, 16)}`;
  }
  function stepOf({ sport, phase, step }: EventView): string {
    if (phase === 'finished') return words.finished;
    if (sport === 'football') return step === 0 ? words.breakTime : fillWords(words.minute, { n: step });
    return fillWords(sport === 'tennis' ? words.set : sport === 'esports' ? words.map : words.round, { n: step });
  }
  const isChosen = (event: string, market: string, outcome: string) =>
    choices.some((one) => one.event === event && one.market === market && one.outcome === outcome);

  function keepSlip(): void {
    keep('bet-slip', JSON.stringify(choices));
  }

  function choose(event: EventView, market: string, outcome: string): void {
    const { id, sport, home, away } = event;
    const value = event.markets[market]?.[outcome] ?? null;
    const was = isChosen(id, market, outcome);
    // One outcome of an event: another takes its place.
    choices = choices.filter((one) => one.event !== id);
    if (!was && choices.length < 10) choices.push({ event: id, market, outcome, odds: value, sport, home, away });
    note = undefined;
    keepSlip();
    drawList();
    drawSlip();
    say(`${words.slip}: ${choices.length}`);
  }

  function priceButton(event: EventView, market: string, outcome: string, before: EventView | undefined): HTMLElement {
    const value = event.markets[market]?.[outcome] ?? null;
    const old = before?.markets[market]?.[outcome];
    const turn = value && old && value !== old ? (value > old ? ' up' : ' down') : '';
    const short = outcome === '1' || outcome === '2' || outcome === 'X' ? outcome : outcomeOf(outcome, event);
    // For readers, between the sign and the figure: whom the sign means.
    const meant = `${short === outcomeOf(outcome, event) ? '' : ` ${outcomeOf(outcome, event)}`}, ${words.odds} `;
    return make(
      'button',
      {
        type: 'button',
        class: `price${turn}`,
        'data-key': `${event.id}:${market}:${outcome}`,
        'aria-pressed': String(isChosen(event.id, market, outcome)),
        disabled: value === null,
        click: () => choose(event, market, outcome),
      },
      make('span', {}, short),
      make('span', { class: 'hidden' }, value === null ? `${meant}${words.stopped}` : meant),
      make('b', {}, value === null ? '–' : odds(value)),
    );
  }

  function marketOf(event: EventView, market: string, before: EventView | undefined, hasTitle: boolean): HTMLElement {
    return make(
      'div',
      { class: 'market' },
      hasTitle ? make('p', {}, labelOf(market, event.sport)) : null,
      make(
        'div',
        { class: 'prices', role: 'group', 'aria-label': labelOf(market, event.sport) },
        ...orderOf(event.markets[market] ?? {}).map((outcome) => priceButton(event, market, outcome, before)),
      ),
    );
  }

  function eventOf(event: EventView, before: EventView | undefined): HTMLElement {
    const [first, ...rest] = Object.keys(event.markets);
    const isOpen = opened === event.id;
    const hasScore = event.phase !== 'upcoming';
    const side = (name: string, index: 0 | 1) =>
      make(
        'span',
        {},
        make('span', { class: 'side' }, name),
        hasScore ? make('b', {}, String(event.score[index])) : null,
      );
    return make(
      'article',
      { class: `event${isOpen ? ' linked' : ''}`, id: `event-${event.id}` },
      make(
        'div',
        { class: 'top' },
        make(
          'div',
          { class: 'when' },
          hasScore ? make('b', {}, stepOf(event)) : null,
          hasScore ? '' : timeOf(event.start),
        ),
        make('div', { class: 'sides' }, side(event.home, 0), side(event.away, 1)),
      ),
      first ? make('div', { class: 'markets' }, marketOf(event, first, before, false)) : null,
      isOpen
        ? make(
            'div',
            { class: 'markets rest' },
            ...rest.map((market) => marketOf(event, market, before, true)),
            make(
              'div',
              { class: 'proof' },
              make('p', {}, words.hashText),
              `${words.hash}: `,
              make('code', {}, event.hash),
              event.seed ? `${words.seed}: ` : '',
              event.seed ? make('code', {}, event.seed) : null,
            ),
          )
        : null,
      make(
        'div',
        { class: 'foot' },
        make(
          'button',
          {
            type: 'button',
            class: 'more',
            'data-key': `more:${event.id}`,
            'aria-expanded': String(isOpen),
            click: () => open(isOpen ? null : event.id, false),
          },
          isOpen ? words.less : words.more,
        ),
      ),
    );
  }

  /** The draw between the two sides, as everybody writes it: keys that are numbers come first by themselves. */
  function orderOf(outcomes: Record<string, unknown>): string[] {
    const names = Object.keys(outcomes);
    return names.includes('X') ? ['1', 'X', '2'] : names;
  }

  let seen = new Map<string, EventView>();
  const matches = (event: EventView) =>
    filter === 'all' || (filter === 'live' ? event.phase === 'live' : event.sport === filter);

  function drawSports(): void {
    const count = (name: string) =>
      desk.events.filter((event) =>
        name === 'all' ? true : name === 'live' ? event.phase === 'live' : event.sport === name,
      ).length;
    const icon = (name: string): Node => {
      if (name === 'live') return make('i', { class: 'dot' });
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 24 24');
      svg.setAttribute('aria-hidden', 'true');
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      shape.setAttribute('d', icons[name] ?? 'M5 6h14M5 12h14M5 18h14');
      svg.append(shape);
      return svg;
    };
    pick('sports').replaceChildren(
      ...(['all', 'live', 'football', 'tennis', 'mma', 'esports'] as const).map((name) =>
        make(
          'button',
          {
            type: 'button',
            'data-key': `sport:${name}`,
            'aria-pressed': String(filter === name),
            click: () => {
              filter = name;
              keep('bet-filter', name);
              draw();
            },
          },
          icon(name),
          words[name],
          make('span', { class: 'n' }, String(count(name))),
        ),
      ),
    );
  }

  function drawList(): void {
    const shown = desk.events.filter((event) => matches(event) || event.id === opened);
    const groups: [string, EventView[]][] = [
      [words.live, shown.filter(({ phase }) => phase === 'live')],
      [words.upcoming, shown.filter(({ phase }) => phase === 'upcoming')],
      [words.finished, shown.filter(({ phase }) => phase === 'finished')],
    ];
    const parts = groups.flatMap(([title, events]): Node[] => {
      if (events.length === 0) return [];
      let league = '';
      return [
        make('h2', {}, title),
        ...events.flatMap((event): Node[] => {
          const head = event.league === league ? [] : [make('div', { class: 'league' }, event.league)];
          league = event.league;
          return [...head, eventOf(event, seen.get(event.id))];
        }),
      ];
    });
    // What had the focus keeps it, though it is another element now.
    const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined;
    pick('list').replaceChildren(...(parts.length > 0 ? parts : [make('p', { class: 'empty' }, words.nothing)]));
    if (key)
      for (const candidate of document.querySelectorAll<HTMLElement>('[data-key]'))
        if (candidate.dataset['key'] === key) candidate.focus({ preventScroll: true });
  }

  const product = () => {
    let all = 1000;
    for (const { odds: value } of choices) all = Math.min(1_000_000, Math.floor((all * (value ?? 100)) / 100));
    return all;
  };
  const stakeMinor = () => Math.round(Number(stake.replace(/[^\d.,]/g, '').replace(',', '.')) * 100) || 0;
  const isSingle = () => choices.length < 2 || kind === 'single';

  function drawSlip(): void {
    const { player } = desk;
    const bar = pick('bar');
    bar.hidden = isWide.matches;
    bar.replaceChildren(
      make('span', {}, choices.length > 0 ? `${words.slip}: ${choices.length}` : words.myBets),
      make('span', {}, choices.length > 0 ? odds(Math.floor(product() / 10)) : ''),
    );
    const panel = pick('panel-slip');
    const focused = document.activeElement?.id === 'stake' && document.activeElement instanceof HTMLInputElement;
    if (choices.length === 0) {
      panel.replaceChildren(
        make('p', { class: 'empty' }, words.emptySlip),
        note ? make('p', { class: `note${note.isGood ? ' good' : ''}`, role: 'status' }, note.text) : '',
      );
      return;
    }
    const minor = stakeMinor();
    const sum = isSingle()
      ? choices.reduce((all, { odds: value }) => all + Math.floor((minor * (value ?? 0)) / 100), 0)
      : Math.floor((minor * product()) / 1000);
    const isWrong = player !== null && minor > 0 && (minor < player.min || minor > player.max);
    const input = make('input', {
      id: 'stake',
      inputmode: 'decimal',
      autocomplete: 'off',
      'aria-invalid': isWrong ? 'true' : undefined,
      'aria-describedby': isWrong ? 'stake-note' : undefined,
      input: () => {
        stake = input.value;
        keep('bet-stake', stake);
        drawSlip();
      },
    });
    input.value = stake;
    const caret = focused ? (document.activeElement as HTMLInputElement).selectionStart : null;
    panel.replaceChildren(
      make(
        'ul',
        {},
        ...choices.map((one) =>
          make(
            'li',
            { class: 'leg' },
            make(
              'div',
              {},
              make('b', {}, outcomeOf(one.outcome, one)),
              make('small', {}, labelOf(one.market, one.sport)),
              make('small', {}, `${one.home} — ${one.away}`),
              one.odds === null ? make('small', { class: 'closed' }, words.stopped) : null,
            ),
            make('b', { class: 'odd' }, one.odds === null ? '–' : odds(one.odds)),
            make(
              'button',
              {
                type: 'button',
                'aria-label': fillWords(words.remove, { event: `${one.home} — ${one.away}` }),
                click: () => {
                  choices = choices.filter((other) => other !== one);
                  keepSlip();
                  drawList();
                  drawSlip();
                },
              },
              '✕',
            ),
          ),
        ),
      ),
      choices.length > 1
        ? make(
            'div',
            { class: 'kinds', role: 'group' },
            ...(['express', 'single'] as const).map((name) =>
              make(
                'button',
                {
                  type: 'button',
                  'aria-pressed': String(kind === name),
                  click: () => {
                    kind = name;
                    keep('bet-kind', name);
                    drawSlip();
                  },
                },
                words[name],
              ),
            ),
          )
        : '',
      make('label', { for: 'stake' }, choices.length > 1 && isSingle() ? words.stakeEach : words.stake),
      input,
      isWrong && player
        ? make(
            'p',
            { class: 'note', id: 'stake-note' },
            fillWords(words.stakeBounds, { min: money(player.min), max: money(player.max) }),
          )
        : '',
      player
        ? make(
            'div',
            { class: 'presets' },
            ...player.presets.map((preset) =>
              make(
                'button',
                {
                  type: 'button',
                  click: () => {
                    stake = String(preset / 100);
                    keep('bet-stake', stake);
                    drawSlip();
                  },
                },
                formatMinor(preset, ''),
              ),
            ),
          )
        : '',
      make(
        'dl',
        { class: 'facts' },
        isSingle()
          ? null
          : make('div', {}, make('dt', {}, words.totalOdds), make('dd', {}, odds(Math.floor(product() / 10)))),
        make('div', {}, make('dt', {}, words.possible), make('dd', { class: 'sum' }, money(sum))),
        player ? make('div', {}, make('dt', {}, words.balance), make('dd', {}, money(player.balance))) : null,
        player && player.bonus > 0
          ? make('div', {}, make('dt', {}, words.bonus), make('dd', {}, money(player.bonus)))
          : null,
      ),
      player && player.bonus > 0 ? make('p', { class: 'proof' }, words.bonusText) : '',
      acceptBox(),
      note ? make('p', { class: `note${note.isGood ? ' good' : ''}`, role: 'status' }, note.text) : '',
      player
        ? make(
            'button',
            { type: 'button', class: 'go', 'aria-disabled': String(isPlacing || minor === 0 || isWrong), click: place },
            isPlacing ? words.placing : words.place,
          )
        : make('button', { type: 'button', class: 'go', click: () => bridge.tell({ type: 'login' }) }, words.signIn),
      player && minor > player.balance + player.bonus
        ? make(
            'button',
            { type: 'button', class: 'second', click: () => bridge.tell({ type: 'deposit' }) },
            words.deposit,
          )
        : '',
    );
    if (focused) {
      input.focus({ preventScroll: true });
      if (caret !== null) input.setSelectionRange(caret, caret);
    }
    measureSheet();
  }

  /** Where the frame is as tall as its content, the sheet is laid on the foot of what one can see of it. */
  function measureSheet(): void {
    const { offsetHeight } = pick('slip');
    if (offsetHeight > 0) document.documentElement.style.setProperty('--sheet', `${offsetHeight}px`);
  }

  function acceptBox(): HTMLElement {
    const box = make('input', {
      type: 'checkbox',
      change: () => {
        acceptsAny = box.checked;
        keep('bet-accept', acceptsAny ? 'any' : 'better');
      },
    });
    box.checked = acceptsAny;
    return make('label', { class: 'check' }, box, words.acceptAny);
  }

  function legLine(leg: LegView): HTMLElement {
    const score = leg.score ? ` ${leg.score[0]}:${leg.score[1]}` : '';
    return make(
      'small',
      {},
      `${leg.home} — ${leg.away}${score} · ${outcomeOf(leg.outcome, leg)} (${labelOf(leg.market, leg.sport)}) · ${odds(leg.odds)}`,
    );
  }

  function drawBets(): void {
    const bets = desk.player?.bets ?? [];
    pick('panel-bets').replaceChildren(
      ...(bets.length === 0 ? [make('p', { class: 'empty' }, words.noBets)] : []),
      ...bets.map((bet: BetView) =>
        make(
          'article',
          { class: 'bet' },
          make(
            'div',
            { class: 'line' },
            make('b', {}, bet.legs.length > 1 ? words.express : words.single),
            make('span', { class: `state ${bet.status}` }, words[bet.status]),
          ),
          ...bet.legs.map(legLine),
          make(
            'div',
            { class: 'line' },
            make(
              'span',
              {},
              `${formatMinor(bet.stake, data.units[bet.currency] ?? '')} × ${odds(Math.floor(bet.odds / 10))}`,
            ),
            bet.status === 'won'
              ? make('b', {}, `${words.payout}: ${formatMinor(bet.payout, data.units[bet.currency] ?? '')}`)
              : null,
          ),
        ),
      ),
    );
  }

  function showTab(): void {
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
    drawBets();
    showTab();
  }

  function open(event: string | null, scrolls: boolean): void {
    opened = event;
    drawList();
    bridge.tell({ type: 'location', event });
    if (event && !desk.events.some(({ id }) => id === event)) void refresh();
    if (scrolls && event) pick(`event-${event}`)?.scrollIntoView({ block: 'center' });
  }

  /** Takes what the desk says; what stands on the slip gets the odds of now. */
  function takeOver(answer: BettingAnswer): void {
    const before = desk;
    seen = new Map(before.events.map((event) => [event.id, event]));
    desk = answer;
    for (const one of choices) {
      const event = desk.events.find(({ id }) => id === one.event);
      one.odds = event?.markets[one.market]?.[one.outcome] ?? null;
    }
    keepSlip();
    if (before.player?.balance !== desk.player?.balance) tellBalance();
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
      note = { text: words.session, isGood: false };
      bridge.tell({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') note = { text: words.insufficient, isGood: false };
    else if (trouble.kind === 'unknown') note = { text: words.unknown, isGood: false };
    else {
      note = { text: trouble.message, isGood: false };
      const now = trouble.data?.['now'];
      if (Array.isArray(now))
        for (const leg of now as Choice[]) {
          const one = choices.find(({ event }) => event === leg.event);
          if (one) one.odds = leg.odds;
        }
    }
    say(note.text);
  }

  /** Sends orders one after another; each is dropped from what is pending when the desk has answered for it. */
  async function send(orders: PendingBet[]): Promise<void> {
    isPlacing = true;
    let left = orders;
    drawSlip();
    while (left.length > 0) {
      keep('bet-pending', JSON.stringify(left));
      const order = left[0] as PendingBet;
      const answer = await wire.ask<BettingAnswer & { wallet?: string }>({ action: 'place', ...order });
      if (!answer.ok) {
        if (answer.trouble.kind !== 'unknown') keep('bet-pending', null);
        isPlacing = false;
        meet(answer.trouble);
        return draw();
      }
      left = left.slice(1);
      choices = choices.filter(({ event }) => !order.legs.some((leg) => leg.event === event));
      keepSlip();
      const { placed, ...state } = answer.data;
      if (placed)
        bridge.tell({
          type: 'bet',
          bet: placed.bet,
          stake: placed.stake / 100,
          currency: placed.currency,
          odds: placed.odds / 1000,
        });
      takeOver(state);
    }
    keep('bet-pending', null);
    isPlacing = false;
    note = { text: words.placed, isGood: true };
    say(words.placed);
    draw();
  }

  function place(): void {
    if (isPlacing || !desk.player) return;
    const pending = recall('bet-pending');
    // A bet whose answer never came must be settled before another is placed.
    if (pending) return void send(JSON.parse(pending));
    const minor = stakeMinor();
    if (minor < desk.player.min || minor > desk.player.max) return;
    if (choices.some((one) => one.odds === null)) {
      note = { text: words.closed, isGood: false };
      return drawSlip();
    }
    const accept = acceptsAny ? 'any' : 'better';
    const legs = choices.map(({ event, market, outcome, odds: value }) => ({
      event,
      market,
      outcome,
      odds: value ?? 0,
    }));
    const orders = isSingle() ? legs.map((leg) => [leg]) : [legs];
    note = undefined;
    void send(orders.map((own) => ({ bet: newRoundId(), stake: minor, legs: own, accept })));
  }

  function showSheet(next: typeof tab): void {
    tab = next;
    showTab();
    const slip = pick<HTMLDialogElement>('slip');
    if (!slip.open && !isWide.matches) slip.showModal();
    measureSheet();
  }
  pick('bar').addEventListener('click', () => showSheet(choices.length > 0 ? 'slip' : 'bets'));
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
  /** On wide screens the slip stands beside the list, on others it is a sheet. */
  function arrange(): void {
    const slip = pick<HTMLDialogElement>('slip');
    if (slip.open) slip.close();
    if (isWide.matches) slip.show();
    drawSlip();
  }
  isWide.addEventListener('change', arrange);

  new ResizeObserver(() => bridge.tell({ type: 'height', height: Math.ceil(pick('page').offsetHeight) + 84 })).observe(
    pick('page'),
  );
  draw();
  arrange();
  // A dialog takes the focus when it opens; nobody has asked for this one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  bridge.tell({ type: 'ready' });
  tellBalance();
  if (opened) open(opened, true);
  const pending = recall('bet-pending');
  if (pending && desk.player) void send(JSON.parse(pending));
  void (async () => {
    for (;;) {
      await wait(desk.events.some(({ phase }) => phase === 'live') ? 5000 : 12_000);
      if (!document.hidden) await refresh();
    }
  })();
}
