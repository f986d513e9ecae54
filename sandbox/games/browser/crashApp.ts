import type { CrashAnswer, Flight, FlightResult } from '#sandbox/games/crash/CrashAnswer.ts';
import type { CrashData } from '#sandbox/games/crash/frame/CrashData.ts';
import { createSheets } from './createSheets.ts';
import { createTable, type Trouble } from './createTable.ts';
import { createTabStorage } from './createTabStorage.ts';
import { drawCurve } from './drawCurve.ts';
import { fillMessages } from './fillMessages.ts';
import { formatMinor } from './formatMinor.ts';
import { newRoundId } from './newRoundId.ts';
import { pickElement } from './pickElement.ts';
import { setDisabled } from './setDisabled.ts';
import { siteOrigin } from './siteOrigin.ts';

/** The script of the crash frame: shows the flight by the platform's time. The platform decides its end. */
export function crashApp(data: CrashData): void {
  const { messages, unit, mode } = data;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const money = (minor: number) => formatMinor(minor, unit);
  const times = (hundredths: number) => `×${(hundredths / 100).toFixed(2).replace('.', ',')}`;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const { load, save } = createTabStorage();
  const { presets } = data.table.limits;
  const pendingKey = `crash-pending:${data.sysname}:${mode}`;

  let table: CrashAnswer = data.table;
  let bet = nearest(Number(load(`bet:${data.currency}`)) || (presets[3] as number));
  let auto = data.autos.includes(Number(load('crash-auto'))) ? Number(load('crash-auto')) : 0;
  let flight: Flight | null = null;
  /** performance.now() at the start of the current flight. */
  let beganAt = 0;
  let isBusy = false;
  let shown: FlightResult | null = null;

  const sheets = createSheets(messages, () =>
    table.results.map((round) => ({
      bet: money(round.bet),
      win: money(round.win),
      outcome: round.point < 100 ? messages.grounded : times(round.point),
      hash: round.hash,
      seed: round.seed,
      client_seed: round.client_seed,
      nonce: round.nonce,
      isSame: ([word = 0]) =>
        Math.min(data.highest, Math.floor((data.rtp * 2 ** 32) / (2 ** 32 - word))) === round.point,
    })),
  );
  const wire = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait,
    wallet: {
      read: () => (data.isGuest ? (load('slot-wallet') ?? table.wallet) : undefined),
      write: (wallet) => save('slot-wallet', wallet),
    },
    onLate: () => announce(messages.asking),
  });

  function nearest(wanted: number): number {
    return presets.reduce((best, preset) => (Math.abs(preset - wanted) < Math.abs(best - wanted) ? preset : best));
  }
  function notify(message: object): void {
    if (parent !== window) parent.postMessage(message, siteOrigin());
  }
  function announce(text: string, isAloud = false): void {
    pickElement('message').textContent = text;
    if (isAloud) pickElement('live').textContent = text;
  }
  const multiplierNow = () => Math.floor(100 * Math.exp(Math.max(0, performance.now() - beganAt) / data.growthMs));

  function show(): void {
    const stake = flight?.bet ?? bet;
    const out = flight ? flight.auto : auto;
    const isFlying = flight !== null;
    pickElement('balance').textContent = money(table.balance);
    pickElement('bet').textContent = formatMinor(stake, '');
    pickElement('bet').setAttribute('aria-label', `${messages.bet}: ${money(stake)}`);
    pickElement('auto').textContent = out === 0 ? messages.autoOff : times(out);
    pickElement('auto').setAttribute('aria-label', `${messages.auto}: ${out === 0 ? messages.autoOff : times(out)}`);
    const atBet = presets.indexOf(bet);
    const atAuto = data.autos.indexOf(auto);
    setDisabled(pickElement('bet-less'), isFlying || atBet <= 0);
    setDisabled(pickElement('bet-more'), isFlying || atBet >= presets.length - 1);
    setDisabled(pickElement('auto-less'), isFlying || atAuto <= 0);
    setDisabled(pickElement('auto-more'), isFlying || atAuto >= data.autos.length - 1);
    pickElement('go').classList.toggle('takes', isFlying);
    pickElement('go').setAttribute('aria-disabled', String(isBusy));
    if (!isFlying) pickElement('go').textContent = messages.start;
    document.body.classList.toggle('is-flying', isFlying);
    sheets.showNext(table.next_hash, table.nonce);
    pickElement('last').replaceChildren(
      ...table.results.slice(0, 6).map(({ point }) => {
        const item = document.createElement('li');
        item.textContent = point < 100 ? '×1,00' : times(point);
        item.className = point >= 1000 ? 'high' : point >= 200 ? 'mid' : '';
        return item;
      }),
    );
  }

  function place(ms: number, isOver: boolean): void {
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--m2') || '#ffd45a';
    const { x, y, angle } = drawCurve(pickElement<HTMLCanvasElement>('curve'), {
      ms,
      growthMs: data.growthMs,
      colour,
      isOver,
    });
    const tilt = calm.matches ? 0 : Math.PI / 2 - angle;
    const heads = data.vehicle === 'balloon' ? 0 : tilt * 0.9;
    pickElement('vehicle').style.transform = `translate(${x}px,${-y}px) rotate(${heads}rad)`;
    pickElement('boom').style.transform = `translate(${x}px,${-y}px)`;
  }

  function fly(): void {
    if (!flight) return;
    const now = Math.min(data.highest, multiplierNow());
    pickElement('multiplier').textContent = times(now);
    const out = flight.auto > 0 && now >= flight.auto ? flight.auto : now;
    const sum = money(Math.floor((flight.bet * out) / 100));
    pickElement('sum').textContent = sum;
    pickElement('go').textContent = fillMessages(messages.take, { sum });
    place(performance.now() - beganAt, false);
    requestAnimationFrame(fly);
  }

  function land(result: FlightResult): void {
    if (shown?.round === result.round) return;
    shown = result;
    const wasFlying = flight?.round === result.round;
    flight = null;
    isBusy = false;
    save(pendingKey, null);
    const isWon = result.cashed_at > 0;
    document.body.classList.toggle('is-won', isWon);
    document.body.classList.toggle('is-over', !isWon);
    document.body.classList.toggle('was-flying', wasFlying && !isWon && result.point >= 100);
    const last = isWon ? result.cashed_at : Math.max(100, result.point);
    pickElement('multiplier').textContent = times(last);
    place(result.point < 100 ? 0 : data.growthMs * Math.log(last / 100), !isWon);
    pickElement('sum').textContent = isWon ? money(result.win) : '';
    pickElement('win').textContent = money(result.win);
    announce(
      isWon
        ? fillMessages(messages.taken, { at: times(result.cashed_at).slice(1), sum: money(result.win) })
        : result.point < 100
          ? messages.grounded
          : fillMessages(messages.crashed, { point: times(result.point).slice(1) }),
      true,
    );
    show();
    notify({ type: 'balance', balance: table.balance / 100, currency: data.currency, mode });
    notify({ type: 'round', round: result.round, bet: result.bet / 100, win: result.win / 100, mode });
    if (result.win >= result.bet * 10) void sheets.banner(messages.bigWin, money(result.win));
  }

  /** Applies the platform's answer: shows and watches a flight in the air, or lands one that has ended. */
  function takeOver(answer: CrashAnswer, round: string | undefined): void {
    table = answer;
    if (answer.flight) {
      if (flight?.round !== answer.flight.round) {
        flight = answer.flight;
        beganAt = performance.now() - answer.flight.elapsed_ms;
        document.body.classList.remove('is-over', 'is-won', 'was-flying');
        pickElement('win').textContent = money(0);
        announce(messages.flies, true);
        requestAnimationFrame(fly);
        void watch(answer.flight.round);
        const { jackpot } = answer.flight;
        if (jackpot)
          void sheets.banner(
            fillMessages(messages.jackpot, { name: jackpot.name[data.locale] }),
            money(jackpot.amount),
          );
      }
      notify({ type: 'balance', balance: answer.balance / 100, currency: data.currency, mode });
    } else {
      const ended = answer.results.find((result) => result.round === round);
      if (ended) return land(ended);
      flight = null;
    }
    isBusy = false;
    show();
  }

  async function watch(round: string): Promise<void> {
    while (flight?.round === round) {
      // Peek: the answer's wallet must not overwrite the one of a guest's cash-out in progress.
      const seen = await wire.once<CrashAnswer>({ action: 'watch' }, true);
      if (flight?.round !== round) return;
      if (!seen.ok) {
        if (seen.trouble.kind === 'session') return meet(seen.trouble);
        await wait(1000);
      } else if (seen.data.flight?.round !== round && !isBusy) {
        const settled = await wire.ask<CrashAnswer>({ action: 'state' });
        if (settled.ok) takeOver(settled.data, round);
      }
    }
  }

  async function meet(trouble: Trouble, order?: { round: string }): Promise<void> {
    isBusy = false;
    if (trouble.kind === 'unknown') {
      show();
      if (order && (await sheets.ask(messages.unknown, messages.unknownText, messages.askAgain))) await send(order);
      return;
    }
    save(pendingKey, null);
    flight = null;
    show();
    if (trouble.kind === 'session') {
      if (!(await sheets.ask(messages.session, messages.sessionText, messages.signIn))) return;
      if (parent === window) location.reload();
      else notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') {
      const text = mode === 'demo' ? messages.insufficientDemoText : messages.insufficientText;
      await sheets.ask(messages.insufficient, text, messages.fine);
    } else await sheets.ask(messages.refused, trouble.message, messages.fine);
  }

  async function send(order: { round: string }): Promise<void> {
    isBusy = true;
    show();
    const answer = await wire.ask<CrashAnswer>(order);
    if (answer.ok) takeOver(answer.data, order.round);
    else await meet(answer.trouble, order);
  }

  function press(): void {
    if (isBusy || sheets.isOpen()) return;
    if (flight) return void send({ action: 'cashout', round: flight.round } as { round: string });
    const pending = load(pendingKey);
    // An order without an answer must be settled before the next one is placed.
    if (pending) return void send(JSON.parse(pending));
    if (bet > table.balance) return void meet({ kind: 'insufficient' });
    const order = { action: 'start', bet, auto, round: newRoundId(), client_seed: sheets.clientSeed() };
    save(pendingKey, JSON.stringify(order));
    void send(order);
  }

  function step(list: readonly number[], value: number, by: number): number {
    return list[Math.min(list.length - 1, Math.max(0, list.indexOf(value) + by))] ?? value;
  }
  for (const [id, by] of [
    ['less', -1],
    ['more', 1],
  ] as const) {
    pickElement(`bet-${id}`).addEventListener('click', () => {
      bet = step(presets, bet, by);
      save(`bet:${data.currency}`, String(bet));
      pickElement('live').textContent = `${messages.bet}: ${money(bet)}`;
      show();
    });
    pickElement(`auto-${id}`).addEventListener('click', () => {
      auto = step(data.autos, auto, by);
      save('crash-auto', String(auto));
      pickElement('live').textContent = `${messages.auto}: ${auto === 0 ? messages.autoOff : times(auto)}`;
      show();
    });
  }
  pickElement('go').addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.repeat) return event.preventDefault();
    if (event.target instanceof Element && event.target.closest('button, a, summary, input, dialog')) return;
    event.preventDefault();
    press();
  });
  addEventListener('resize', () => flight || place(0, false));

  announce(messages.ready);
  place(0, false);
  takeOver(data.table, undefined);
  notify({ type: 'balance', balance: table.balance / 100, currency: data.currency, mode });
  const pending = load(pendingKey);
  // After a reload the order may have been carried out and the flight be over.
  if (pending && !flight) void send(JSON.parse(pending));
  else if (data.isGuest && load('slot-wallet')) void send({ action: 'state' } as unknown as { round: string });
}
