import { createTable, type SpinRequest, type Trouble } from '#sandbox/games/browser/createTable.ts';
import { createTabStorage } from '#sandbox/games/browser/createTabStorage.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { newRoundId } from '#sandbox/games/browser/newRoundId.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import { setDisabled } from '#sandbox/games/browser/setDisabled.ts';
import { siteOrigin } from '#sandbox/games/browser/siteOrigin.ts';
import type { FrameData } from '#sandbox/games/slot/frame/FrameData.ts';
import type { SeatAnswer, SpinAnswer } from '#sandbox/games/slot/SlotAnswer.ts';
import type { SlotSymbol } from '#sandbox/games/slot/slotMaths.ts';
import { createReels } from './createReels.ts';
import { createSpinHistory } from './createSpinHistory.ts';
import { createWinShow } from './createWinShow.ts';
import { flattenSymbols } from './flattenSymbols.ts';
import { showSymbols } from './showSymbols.ts';
import { askInDialog, showBanner } from './slotDialogs.ts';

/** The script of the slot frame: controls, orders, reels and messages. */
export function slotApp(data: FrameData): void {
  const { messages, unit, mode, labels } = data;
  const { load, save } = createTabStorage();
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
  const wins = createWinShow({
    messages,
    labels,
    lines: data.lines,
    reels,
    money,
    wait,
    isCalm: () => calm.matches,
    onLine: (text) => announce(text),
  });
  const history = createSpinHistory({ messages, money });

  function notify(message: object): void {
    if (parent !== window) parent.postMessage(message, siteOrigin());
  }
  function nearestPreset(wanted: number): number {
    return presets.reduce((best, preset) => (Math.abs(preset - wanted) < Math.abs(best - wanted) ? preset : best));
  }
  function announce(text: string, isAloud = false): void {
    pickElement('message').textContent = text;
    if (isAloud) pickElement('live').textContent = text;
  }

  function showSeat(balance = seat.balance): void {
    const free = seat.free_spins_left;
    const stake = free > 0 ? seat.free_bet : bet;
    const index = presets.indexOf(bet);
    pickElement('balance').textContent = money(balance);
    pickElement('bet').textContent = formatMinor(stake, '');
    pickElement('bet').setAttribute('aria-label', `${messages.bet}: ${money(stake)}`);
    setDisabled(pickElement('less'), isBusy || free > 0 || index <= 0);
    setDisabled(pickElement('more'), isBusy || free > 0 || index >= presets.length - 1);
    pickElement('spin').setAttribute('aria-disabled', String(isBusy));
    pickElement('spin').setAttribute('aria-label', free > 0 ? messages.spinFree : messages.spin);
    pickElement('free').hidden = free === 0;
    pickElement('free').textContent = fillMessages(messages.freeLeft, { count: free });
    document.body.classList.toggle('is-free', free > 0);
    pickElement('next-hash').textContent = seat.next_hash;
  }

  function describeGrid(grid: readonly (readonly SlotSymbol[])[]): void {
    const rows = [0, 1, 2].map(
      (row) =>
        `${fillMessages(messages.row, { n: row + 1 })}: ${grid.map((column) => labels[column[row] as SlotSymbol]).join(', ')}`,
    );
    pickElement('reels').setAttribute('aria-label', `${messages.reels}. ${rows.join('. ')}`);
  }

  async function meet(trouble: Trouble, order: { bet: number; round: string }): Promise<void> {
    if (trouble.kind === 'unknown') {
      // Only the same round may be sent again, also after a reload.
      if (await askInDialog(messages.unknown, messages.unknownText, messages.askAgain)) return play(order);
      return;
    }
    save(pendingKey, null);
    if (trouble.kind === 'session') {
      if (!(await askInDialog(messages.session, messages.sessionText, messages.signIn))) return;
      if (parent === window) location.reload();
      else notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') {
      await askInDialog(
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
      await askInDialog(messages.refused, trouble.message, messages.fine);
    }
  }

  async function play(order: SpinRequest): Promise<void> {
    const isFree = seat.free_spins_left > 0;
    isBusy = true;
    save(pendingKey, JSON.stringify(order));
    wins.clear();
    pickElement('win').textContent = money(0);
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
    history.add(round);
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
      wins.mark(round.wins);
      document.body.classList.toggle('gains', isGain);
      await wins.countUp(round.win, stake, isTurbo);
      document.body.classList.remove('gains');
    } else announce(messages.noWin, true);
    if (round.jackpot)
      await showBanner(
        fillMessages(messages.jackpot, { name: round.jackpot.name[data.locale] }),
        money(round.jackpot.amount),
      );
    if (round.win >= stake * 20) await showBanner(messages.bigWin, money(round.win));
    const added = round.free_spins_left - Math.max(0, freeBefore - (wasFree ? 1 : 0));
    if (added > 0) await showBanner(messages.free, fillMessages(messages.freeWon, { count: added }));
    if (wasFree && round.free_spins_left === 0)
      announce(fillMessages(messages.freeOver, { sum: money(freeWon) }), true);
    isBusy = false;
    showSeat();
    if (round.wins.length > 0) void wins.tour(round.wins);
  }

  function spin(): void {
    if (isBusy || document.querySelector('dialog[open]')) return;
    const pending = load(pendingKey);
    // An order without an answer must be settled before the next one is placed.
    if (pending) return void play(JSON.parse(pending));
    if (seat.free_spins_left === 0 && bet > seat.balance)
      return void meet({ kind: 'insufficient' }, { bet, round: '' });
    const { value } = pickElement<HTMLInputElement>('client-seed');
    const client_seed = /^[\w-]{1,64}$/.test(value) ? value : undefined;
    void play({ bet, round: newRoundId(), client_seed, is_free: seat.free_spins_left > 0 });
  }

  function step(by: 1 | -1): void {
    bet = presets[Math.min(presets.length - 1, Math.max(0, presets.indexOf(bet) + by))] ?? bet;
    save('slot-bet', String(bet));
    pickElement('live').textContent = `${messages.bet}: ${money(bet)}`;
    showSeat();
  }

  pickElement('less').addEventListener('click', () => step(-1));
  pickElement('more').addEventListener('click', () => step(1));
  pickElement('spin').addEventListener('click', spin);
  pickElement('turbo').addEventListener('click', (event) => {
    isTurbo = !isTurbo;
    (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(isTurbo));
  });
  pickElement('open-info').addEventListener('click', () => pickElement<HTMLDialogElement>('info').showModal());
  pickElement('open-rounds').addEventListener('click', () => {
    history.draw();
    pickElement<HTMLDialogElement>('rounds').showModal();
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
