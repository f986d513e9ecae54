import { createTable, type SpinRequest, type Trouble } from '#sandbox/games/browser/createTable.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { isSeedOfHash } from '#sandbox/games/browser/isSeedOfHash.ts';
import { newRoundId } from '#sandbox/games/browser/newRoundId.ts';
import { setDisabled } from '#sandbox/games/browser/setDisabled.ts';
import { siteOrigin } from '#sandbox/games/browser/siteOrigin.ts';
import type { FrameData } from '#sandbox/games/slot/frame/FrameData.ts';
import type { SeatAnswer, SpinAnswer } from '#sandbox/games/slot/SlotAnswer.ts';
import type { SlotWin } from '#sandbox/games/slot/slotEngine.ts';
import type { SlotSymbol } from '#sandbox/games/slot/slotMaths.ts';
import { createReels } from './createReels.ts';
import { drawWinLines } from './drawWinLines.ts';
import { flattenSymbols } from './flattenSymbols.ts';
import { showSymbols } from './showSymbols.ts';

/** The script of the slot frame: controls, orders, reels and messages. */
export function slotApp(data: FrameData): void {
  const { messages, unit, mode, labels } = data;
  const pick = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const money = (minor: number) => formatMinor(minor, unit);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // Chromium may keep the styles of the other side when a phone is turned twice at once, and cut the buttons off.
  matchMedia('(min-aspect-ratio:1)').addEventListener('change', () => {
    const { style } = document.documentElement;
    style.display = 'none';
    requestAnimationFrame(() => {
      style.display = '';
    });
  });
  const symbols = Object.keys(labels) as SlotSymbol[];
  const { presets } = data.seat.limits;
  const pendingKey = `slot-pending:${data.sysname}:${mode}`;

  let seat: SeatAnswer = data.seat;
  let bet = nearestPreset(Number(load('slot-bet')) || 100_000);
  let isBusy = false;
  let isTurbo = false;
  let freeWon = 0;
  let tour = 0;
  const history: SpinAnswer[] = [];

  const reels = createReels({
    reels: Array.from(document.querySelectorAll<HTMLElement>('.reel')),
    isCalm: () => calm.matches,
    symbols,
  });
  const table = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait,
    wallet: {
      read: () => (data.isGuest ? (load('slot-wallet') ?? seat.wallet) : undefined),
      write: (wallet) => save('slot-wallet', wallet),
    },
    lines: Math.max(...data.seat.limits.lines),
    onLate: () => announce(messages.asking),
  });

  function load(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function save(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Without storage the frame only forgets the player's choices.
    }
  }
  function notify(message: object): void {
    if (parent !== window) parent.postMessage(message, siteOrigin());
  }
  function nearestPreset(wanted: number): number {
    return presets.reduce((best, preset) => (Math.abs(preset - wanted) < Math.abs(best - wanted) ? preset : best));
  }
  function announce(text: string, isAloud = false): void {
    pick('message').textContent = text;
    if (isAloud) pick('live').textContent = text;
  }

  function showSeat(balance = seat.balance): void {
    const free = seat.free_spins_left;
    const stake = free > 0 ? seat.free_bet : bet;
    const at = presets.indexOf(bet);
    pick('balance').textContent = money(balance);
    pick('bet').textContent = formatMinor(stake, '');
    pick('bet').setAttribute('aria-label', `${messages.bet}: ${money(stake)}`);
    setDisabled(pick('less'), isBusy || free > 0 || at <= 0);
    setDisabled(pick('more'), isBusy || free > 0 || at >= presets.length - 1);
    pick('spin').setAttribute('aria-disabled', String(isBusy));
    pick('spin').setAttribute('aria-label', free > 0 ? messages.spinFree : messages.spin);
    pick('free').hidden = free === 0;
    pick('free').textContent = fillMessages(messages.freeLeft, { count: free });
    document.body.classList.toggle('is-free', free > 0);
    pick('next-hash').textContent = seat.next_hash;
  }

  function describeGrid(grid: readonly (readonly SlotSymbol[])[]): void {
    const rows = [0, 1, 2].map(
      (row) =>
        `${fillMessages(messages.row, { n: row + 1 })}: ${grid.map((column) => labels[column[row] as SlotSymbol]).join(', ')}`,
    );
    pick('reels').setAttribute('aria-label', `${messages.reels}. ${rows.join('. ')}`);
  }

  function clearWins(): void {
    tour += 1;
    drawWinLines(pick('lines'), [], data.lines);
    pick('reels').classList.remove('has-wins');
    for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('wins');
  }
  function mark(wins: readonly SlotWin[]): void {
    drawWinLines(pick('lines'), wins, data.lines);
    pick('reels').classList.add('has-wins');
    for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('wins');
    for (const { cells } of wins) for (const [reel, row] of cells) reels.cell(reel, row)?.classList.add('wins');
  }
  function textOfWin({ line, symbol, symbols: count, amount }: SlotWin): string {
    const values = { line, count, symbol: labels[symbol], sum: money(amount) };
    return fillMessages(line === 0 ? messages.scatters : messages.line, values);
  }
  /** Shows all winning lines at once, then each in turn with its text, until the next spin. */
  async function tourWins(wins: readonly SlotWin[]): Promise<void> {
    const mine = ++tour;
    mark(wins);
    if (calm.matches || wins.length === 0) return;
    for (let at = 0; ; at = (at + 1) % wins.length) {
      await wait(at === 0 && tour === mine ? 1600 : 1300);
      if (tour !== mine) return;
      const win = wins[at] as SlotWin;
      mark([win]);
      announce(textOfWin(win));
    }
  }

  async function countUp(target: number, stake: number): Promise<void> {
    const ms = calm.matches || isTurbo ? 0 : Math.min(1800, 350 + (target / Math.max(stake, 1)) * 120);
    const began = performance.now();
    for (let share = 0; share < 1; ) {
      share = ms === 0 ? 1 : Math.min(1, (performance.now() - began) / ms);
      pick('win').textContent = money(share === 1 ? target : Math.floor((target * share) / 100) * 100);
      if (share < 1) await new Promise(requestAnimationFrame);
    }
  }

  function banner(title: string, text: string): Promise<void> {
    pick('banner-title').textContent = title;
    pick('banner-text').textContent = text;
    pick('live').textContent = `${title}: ${text}`;
    const dialog = pick<HTMLDialogElement>('banner');
    dialog.showModal();
    // Good news: closes without an answer.
    const timer = setTimeout(() => dialog.close(), 5000);
    return new Promise((resolve) =>
      dialog.addEventListener(
        'close',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      ),
    );
  }

  /** A question that must be answered: what went wrong, and the one action that helps. */
  function ask(title: string, text: string, action: string): Promise<boolean> {
    pick('trouble-title').textContent = title;
    pick('trouble-text').textContent = text;
    pick('trouble-go').textContent = action;
    const dialog = pick<HTMLDialogElement>('trouble');
    dialog.returnValue = '';
    dialog.showModal();
    return new Promise((resolve) =>
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'go'), { once: true }),
    );
  }

  async function meet(trouble: Trouble, order: { bet: number; round: string }): Promise<void> {
    if (trouble.kind === 'unknown') {
      // Only the same round may be sent again, also after a reload.
      if (await ask(messages.unknown, messages.unknownText, messages.askAgain)) return play(order);
      return;
    }
    save(pendingKey, null);
    if (trouble.kind === 'session') {
      if (!(await ask(messages.session, messages.sessionText, messages.signIn))) return;
      if (parent === window) location.reload();
      else notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') {
      await ask(
        messages.insufficient,
        mode === 'demo' ? messages.insufficientDemoText : messages.insufficientText,
        messages.fine,
      );
    } else {
      if (trouble.data?.['is_free']) {
        const now = await table.state();
        if (now.ok) seat = now.data;
        showSeat();
      }
      await ask(messages.refused, trouble.message, messages.fine);
    }
  }

  async function play(order: SpinRequest): Promise<void> {
    const isFree = seat.free_spins_left > 0;
    isBusy = true;
    save(pendingKey, JSON.stringify(order));
    clearWins();
    pick('win').textContent = money(0);
    announce(messages.spinning);
    showSeat(isFree ? seat.balance : Math.max(0, seat.balance - order.bet));
    const began = performance.now();
    reels.start(isTurbo);
    const answer = await table.spin(order);
    await wait(Math.max(0, (isTurbo ? 180 : 520) - (performance.now() - began)) * (calm.matches ? 0 : 1));
    if (!answer.ok) {
      await reels.settle(null, isTurbo);
      isBusy = false;
      showSeat();
      announce(messages.ready);
      return meet(answer.trouble, order);
    }
    save(pendingKey, null);
    await reels.settle(answer.data.grid, isTurbo);
    await finish(answer.data, isFree);
  }

  async function finish(round: SpinAnswer, wasFree: boolean): Promise<void> {
    const stake = wasFree ? seat.free_bet : round.bet;
    const freeBefore = seat.free_spins_left;
    seat = {
      ...seat,
      balance: round.balance,
      free_spins_left: round.free_spins_left,
      free_bet: round.free_spins_left > 0 ? stake : 0,
      next_hash: round.next_hash,
    };
    describeGrid(round.grid);
    remember(round);
    notify({ type: 'balance', balance: round.balance / 100, currency: data.currency, mode });
    notify({
      type: 'round',
      round: round.round,
      bet: round.bet / 100,
      win: (round.win + (round.jackpot?.amount ?? 0)) / 100,
      mode,
    });
    freeWon = wasFree ? freeWon + round.win : 0;

    // A payout smaller than the bet is a loss and must not be presented as a win.
    const isGain = round.win > round.bet;
    if (round.win > 0) {
      announce(fillMessages(messages.won, { sum: money(round.win) }), true);
      mark(round.wins);
      document.body.classList.toggle('gains', isGain);
      await countUp(round.win, stake);
      document.body.classList.remove('gains');
    } else announce(messages.noWin, true);
    if (round.jackpot)
      await banner(
        fillMessages(messages.jackpot, { name: round.jackpot.name[data.locale] }),
        money(round.jackpot.amount),
      );
    if (round.win >= stake * 20) await banner(messages.bigWin, money(round.win));
    const added = round.free_spins_left - Math.max(0, freeBefore - (wasFree ? 1 : 0));
    if (added > 0) await banner(messages.free, fillMessages(messages.freeWon, { count: added }));
    if (wasFree && round.free_spins_left === 0)
      announce(fillMessages(messages.freeOver, { sum: money(freeWon) }), true);
    isBusy = false;
    showSeat();
    if (round.wins.length > 0) void tourWins(round.wins);
  }

  function spin(): void {
    if (isBusy || document.querySelector('dialog[open]')) return;
    const pending = load(pendingKey);
    // An order without an answer must be settled before the next one is placed.
    if (pending) return void play(JSON.parse(pending));
    if (seat.free_spins_left === 0 && bet > seat.balance)
      return void meet({ kind: 'insufficient' }, { bet, round: '' });
    const { value } = pick<HTMLInputElement>('client-seed');
    const client_seed = /^[\w-]{1,64}$/.test(value) ? value : undefined;
    void play({ bet, round: newRoundId(), client_seed, is_free: seat.free_spins_left > 0 });
  }

  function remember(round: SpinAnswer): void {
    history.unshift(round);
    history.length = Math.min(history.length, 20);
  }

  function drawHistory(): void {
    pick('no-rounds').hidden = history.length > 0;
    pick('history').replaceChildren(
      ...history.map((round) => {
        const item = pick<HTMLTemplateElement>('round-template').content.cloneNode(true) as DocumentFragment;
        const put = (name: string, text: string) => {
          const place = item.querySelector(`[data-put=${name}]`);
          if (place) place.textContent = text;
        };
        put('bet', money(round.bet));
        put('win', money(round.win));
        put('round', round.round);
        put('client_seed', round.client_seed);
        put('nonce', String(round.nonce));
        put('hash', round.hash);
        put('seed', round.seed);
        const verdict = item.querySelector('[data-put=verdict]');
        void isSeedOfHash(round.seed, round.hash).then((matches) => {
          if (!verdict) return;
          verdict.textContent = matches === null ? messages.cannotCheck : matches ? messages.matches : messages.differs;
          verdict.classList.add(matches ? 'good' : 'bad');
        });
        return item;
      }),
    );
  }

  function step(by: 1 | -1): void {
    bet = presets[Math.min(presets.length - 1, Math.max(0, presets.indexOf(bet) + by))] ?? bet;
    save('slot-bet', String(bet));
    pick('live').textContent = `${messages.bet}: ${money(bet)}`;
    showSeat();
  }

  pick('less').addEventListener('click', () => step(-1));
  pick('more').addEventListener('click', () => step(1));
  pick('spin').addEventListener('click', spin);
  pick('turbo').addEventListener('click', (event) => {
    isTurbo = !isTurbo;
    (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(isTurbo));
  });
  pick('open-info').addEventListener('click', () => pick<HTMLDialogElement>('info').showModal());
  pick('open-rounds').addEventListener('click', () => {
    drawHistory();
    pick<HTMLDialogElement>('rounds').showModal();
  });
  document.addEventListener('click', (event) => {
    // A press outside closes a panel, but not a question, which needs an answer.
    const { target } = event;
    if (target instanceof HTMLDialogElement && target.id !== 'trouble') target.close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.repeat) return event.preventDefault();
    if (event.target instanceof Element && event.target.closest('button, a, summary, input, dialog')) return;
    event.preventDefault();
    spin();
  });

  reels.show(data.grid);
  describeGrid(data.grid);
  showSeat();
  announce(messages.ready);
  if (data.isGuest && load('slot-wallet'))
    void table.state().then((answer) => {
      if (answer.ok && !isBusy) seat = answer.data;
      showSeat();
    });
  const pending = load(pendingKey);
  if (pending) void meet({ kind: 'unknown' }, JSON.parse(pending));
  notify({ type: 'balance', balance: seat.balance / 100, currency: data.currency, mode });
  const sheet = document.styleSheets[0];
  if (sheet)
    void showSymbols(sheet).then(async () => {
      await wait(400);
      const side = Math.min(320, Math.round((strip()?.clientHeight ?? 110) * Math.min(2, devicePixelRatio)));
      await flattenSymbols(sheet, symbols, Math.max(160, side)).catch(() => undefined);
    });
  function strip(): Element | null {
    return document.querySelector('.cell');
  }
}
