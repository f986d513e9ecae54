import type { WheelAnswer, WheelSeat } from '../roulette/RouletteAnswer.ts';
import type { RouletteData } from '../roulette/frame/RouletteData.ts';
import { createKeeper } from './createKeeper.ts';
import { createSheets } from './createSheets.ts';
import { createTable, type Trouble } from './createTable.ts';
import { fillWords } from './fillWords.ts';
import { formatMinor } from './formatMinor.ts';
import { newRoundId } from './newRoundId.ts';

/** Joins the document and the platform's roulette table: chips are laid here, where the ball falls is decided there. */
export function rouletteApp(data: RouletteData): void {
  const { words, unit, mode, wheel } = data;
  const pick = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const money = (minor: number) => formatMinor(minor, unit);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const { recall, keep } = createKeeper();
  const { presets, max } = data.seat.limits;
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  const colourOf = (number: number) => (number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black');
  const pendingKey = `wheel-pending:${data.sysname}:${mode}`;
  const spots = Array.from(document.querySelectorAll<HTMLButtonElement>('[data-spot]'));
  const nameOf = (spot: HTMLElement) => spot.dataset['spot'] as string;

  let seat: WheelSeat = data.seat;
  let chip = presets.includes(Number(recall(`chip:${data.currency}`)))
    ? Number(recall(`chip:${data.currency}`))
    : (presets[1] as number);
  /** In the order they were laid, each as one chip. */
  let laid: { spot: string; amount: number }[] = [];
  let lastLaid: typeof laid = [];
  let isBusy = false;
  let turn = 0;
  let ballTurn = 0;
  const played: WheelAnswer[] = [];

  const sheets = createSheets(words, () =>
    played.map((round) => ({
      bet: money(round.bet),
      win: money(round.win),
      outcome: `${round.number}, ${words[colourOf(round.number)]}`,
      hash: round.hash,
      seed: round.seed,
      client_seed: round.client_seed,
      nonce: round.nonce,
      isSame: (thrown) => {
        // Words above the last whole multiple of 37 are thrown again.
        const fair = 2 ** 32 - (2 ** 32 % wheel.length);
        const word = thrown.find((candidate) => candidate < fair);
        return word !== undefined && word % wheel.length === round.number;
      },
    })),
  );
  const wire = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait,
    wallet: {
      read: () => (data.isGuest ? (recall('slot-wallet') ?? seat.wallet) : undefined),
      write: (wallet) => keep('slot-wallet', wallet),
    },
    onLate: () => say(words.asking),
  });

  function tell(message: object): void {
    if (parent !== window) parent.postMessage(message, location.origin);
  }
  function say(text: string, isAloud = false): void {
    pick('message').textContent = text;
    if (isAloud) pick('live').textContent = text;
  }
  /** One chip a spot, as the platform takes them. */
  function chips(): { spot: string; amount: number }[] {
    const sums = new Map<string, number>();
    for (const { spot, amount } of laid) sums.set(spot, (sums.get(spot) ?? 0) + amount);
    return [...sums].map(([spot, amount]) => ({ spot, amount }));
  }
  const total = () => laid.reduce((sum, { amount }) => sum + amount, 0);
  /** `20k`: what fits on a chip. */
  function short(minor: number): string {
    const major = minor / 100;
    if (major >= 1e6) return `${Math.round(major / 1e5) / 10}M`.replace('.', ',');
    return major >= 1000 ? `${Math.round(major / 100) / 10}K`.replace('.', ',') : String(major).replace('.', ',');
  }

  function show(balance = seat.balance): void {
    const sum = total();
    const at = presets.indexOf(chip);
    pick('balance').textContent = money(balance);
    pick('total').textContent = money(sum);
    pick('chip').textContent = formatMinor(chip, '');
    pick('chip').setAttribute('aria-label', `${words.chip}: ${money(chip)}`);
    pick<HTMLButtonElement>('chip-less').disabled = at <= 0;
    pick<HTMLButtonElement>('chip-more').disabled = at >= presets.length - 1;
    pick<HTMLButtonElement>('undo').disabled = isBusy || laid.length === 0;
    pick<HTMLButtonElement>('clear').disabled = isBusy || laid.length === 0;
    pick<HTMLButtonElement>('repeat').disabled = isBusy || lastLaid.length === 0;
    pick('go').setAttribute('aria-disabled', String(isBusy));
    sheets.showNext(seat.next_hash, seat.nonce);
    const amounts = new Map(chips().map(({ spot, amount }) => [spot, amount]));
    for (const spot of spots) {
      const amount = amounts.get(nameOf(spot));
      spot.querySelector('.coin')?.remove();
      const label = spot.dataset['label'] as string;
      spot.setAttribute('aria-label', amount === undefined ? label : `${label}: ${money(amount)}`);
      if (amount === undefined) continue;
      const coin = document.createElement('span');
      coin.className = 'coin';
      coin.textContent = short(amount);
      spot.append(coin);
    }
    pick('last').replaceChildren(
      ...seat.numbers.slice(0, 10).map((number) => {
        const item = document.createElement('li');
        item.className = colourOf(number);
        item.textContent = String(number);
        return item;
      }),
    );
  }

  function lay(spot: string): void {
    if (isBusy) return;
    for (const button of spots) button.classList.remove('wins');
    if (total() + chip > max) return say(fillWords(words.tooMuch, { sum: money(max) }), true);
    laid.push({ spot, amount: chip });
    lastLaid = [];
    show();
  }

  async function turnTo(number: number): Promise<void> {
    const step = 360 / wheel.length;
    const ms = calm.matches ? 0 : 4200;
    // The wheel goes one way and the ball the other; both stop where the number is.
    turn += 360 + 90 + (Math.random() * 180 - 90);
    const pocket = turn + wheel.indexOf(number) * step;
    const rounds = calm.matches ? 0 : 5;
    ballTurn = pocket - 360 * rounds - 360 * Math.ceil((pocket - 360 * rounds - ballTurn) / 360);
    for (const [id, angle] of [
      ['wheel-turn', turn],
      ['ball-turn', ballTurn],
    ] as const) {
      const part = document.getElementById(id) as unknown as SVGElement;
      part.style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(.12,.62,.16,1)`;
      part.style.transform = `rotate(${angle}deg)`;
    }
    await wait(ms);
  }

  async function finish(round: WheelAnswer): Promise<void> {
    pick('fallen').hidden = true;
    document.body.classList.add('is-spinning');
    await turnTo(round.number);
    const colour = colourOf(round.number);
    seat = {
      ...seat,
      balance: round.balance,
      next_hash: round.next_hash,
      nonce: round.nonce + 1,
      numbers: [round.number, ...seat.numbers].slice(0, 14),
    };
    played.unshift(round);
    played.length = Math.min(played.length, 20);
    pick('fallen').textContent = String(round.number);
    pick('fallen').className = colour;
    pick('fallen').hidden = false;
    // Long enough on the large wheel to be read.
    await wait(calm.matches ? 600 : 1100);
    document.body.classList.remove('is-spinning');
    const won = new Set(round.wins.map(({ spot }) => spot));
    for (const spot of spots)
      spot.classList.toggle('wins', won.has(nameOf(spot)) || nameOf(spot) === `n${round.number}`);
    pick('disc').setAttribute('aria-label', `${words.wheel}: ${round.number}, ${words[colour]}`);
    pick('win').textContent = money(round.win);
    document.body.classList.toggle('gains', round.win > round.bet);
    const values = { number: round.number, colour: words[colour], sum: money(round.win) };
    say(fillWords(round.win > 0 ? words.won : words.fell, values), true);
    lastLaid = round.chips;
    laid = [];
    isBusy = false;
    show();
    tell({ type: 'balance', balance: round.balance / 100, currency: data.currency, mode });
    const all = round.win + (round.jackpot?.amount ?? 0);
    tell({ type: 'round', round: round.round, bet: round.bet / 100, win: all / 100, mode });
    if (round.jackpot)
      await sheets.banner(
        fillWords(words.jackpot, { name: round.jackpot.name[data.locale] }),
        money(round.jackpot.amount),
      );
    if (round.win >= round.bet * 10) await sheets.banner(words.bigWin, money(round.win));
  }

  async function meet(trouble: Trouble, order: object): Promise<void> {
    isBusy = false;
    show();
    say(words.ready);
    if (trouble.kind === 'unknown') {
      // Only the same round may be asked for, here and after a reload.
      if (await sheets.ask(words.unknown, words.unknownText, words.askAgain)) await send(order);
      return;
    }
    keep(pendingKey, null);
    if (trouble.kind === 'session') {
      if (!(await sheets.ask(words.session, words.sessionText, words.signIn))) return;
      if (parent === window) location.reload();
      else tell({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') {
      const text = mode === 'demo' ? words.insufficientDemoText : words.insufficientText;
      await sheets.ask(words.insufficient, text, words.fine);
    } else await sheets.ask(words.refused, trouble.message, words.fine);
  }

  async function send(order: object): Promise<void> {
    isBusy = true;
    keep(pendingKey, JSON.stringify(order));
    pick('win').textContent = money(0);
    say(words.spinning);
    show(Math.max(0, seat.balance - total()));
    const answer = await wire.ask<WheelAnswer>(order);
    if (!answer.ok) return meet(answer.trouble, order);
    keep(pendingKey, null);
    await finish(answer.data);
  }

  function spin(): void {
    if (isBusy || sheets.isOpen()) return;
    const pending = recall(pendingKey);
    // An order whose answer never came must be settled before another is placed.
    if (pending) return void send(JSON.parse(pending));
    if (laid.length === 0) return say(words.empty, true);
    const order = { action: 'spin', chips: chips(), round: newRoundId(), client_seed: sheets.clientSeed() };
    if (total() > seat.balance) return void meet({ kind: 'insufficient' }, order);
    void send(order);
  }

  /** The nearest spot in a direction, by where it lies on the screen. */
  function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
    const box = from.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let best: HTMLElement | undefined;
    let nearest = Infinity;
    for (const spot of spots) {
      const other = spot.getBoundingClientRect();
      if (spot === from || other.width === 0) continue;
      const [dx, dy] = [other.left + other.width / 2 - x, other.top + other.height / 2 - y];
      const [ahead, aside] =
        key === 'ArrowRight' ? [dx, dy] : key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowDown' ? [dy, dx] : [-dy, dx];
      if (ahead < 4) continue;
      const distance = ahead + Math.abs(aside) * 2;
      if (distance < nearest) [nearest, best] = [distance, spot];
    }
    return best;
  }

  pick('felt').addEventListener('click', (event) => {
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
    if (spot) lay(nameOf(spot));
  });
  pick('felt').addEventListener('keydown', (event) => {
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
    if (!from || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const next = neighbour(from, event.key);
    if (!next) return;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  for (const [id, by] of [
    ['less', -1],
    ['more', 1],
  ] as const)
    pick(`chip-${id}`).addEventListener('click', () => {
      chip = presets[Math.min(presets.length - 1, Math.max(0, presets.indexOf(chip) + by))] ?? chip;
      keep(`chip:${data.currency}`, String(chip));
      pick('live').textContent = `${words.chip}: ${money(chip)}`;
      show();
    });
  function undo(): void {
    if (isBusy) return;
    laid.pop();
    show();
  }
  pick('undo').addEventListener('click', undo);
  pick('clear').addEventListener('click', () => {
    laid = [];
    show();
  });
  pick('repeat').addEventListener('click', () => {
    laid = lastLaid.map((one) => ({ ...one }));
    show();
  });
  pick('go').addEventListener('click', spin);
  document.addEventListener('keydown', (event) => {
    if (sheets.isOpen() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'Backspace') undo();
    // By the key's place, so that it works on a Cyrillic layout too.
    else if (event.code === 'KeyS') spin();
  });

  const first = spots.find((spot) => nameOf(spot) === 'n0');
  if (first) first.tabIndex = 0;
  say(words.ready);
  show();
  tell({ type: 'balance', balance: seat.balance / 100, currency: data.currency, mode });
  const pending = recall(pendingKey);
  if (pending) void meet({ kind: 'unknown' }, JSON.parse(pending));
  else if (data.isGuest && recall('slot-wallet'))
    void wire.once<WheelSeat>({ action: 'state' }).then((answer) => {
      if (answer.ok && !isBusy) seat = answer.data;
      show();
    });
}
