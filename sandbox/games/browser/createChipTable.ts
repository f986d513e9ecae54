import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { Chip } from '#sandbox/games/instant/chips.ts';
import type { ChipMessages } from '#sandbox/games/instant/frame/chipMessages.ts';
import type { InstantRound, InstantSeat } from '#sandbox/games/instant/InstantAnswer.ts';
import { createRoundPlay } from './createRoundPlay.ts';
import { createSheets, type ShownRound } from './createSheets.ts';
import { createTable } from './createTable.ts';
import { createTabStorage } from './createTabStorage.ts';
import { fillMessages } from './fillMessages.ts';
import { formatMinor } from './formatMinor.ts';
import { newRoundId } from './newRoundId.ts';
import { nextSpot } from './nextSpot.ts';
import { pickElement } from './pickElement.ts';
import { setDisabled } from './setDisabled.ts';
import { shortSum } from './shortSum.ts';
import { siteOrigin } from './siteOrigin.ts';

export interface ChipTableData<T> {
  sysname: string;
  mode: 'play' | 'demo';
  locale: 'uz' | 'ru';
  isGuest: boolean;
  currency: string;
  unit: string;
  seat: InstantSeat<T>;
  messages: FrameMessages & ChipMessages;
}

export interface ChipRound extends InstantRound {
  chips: Chip[];
  wins: Chip[];
}

interface ChipTableGame<A extends ChipRound, T> {
  action: string;
  pendingKey: string;
  /** The outcome of a round in the list of rounds. */
  outcomeOf(round: A): string;
  isSame(thrown: number[], round: A): boolean;
  traceOf(round: A): T;
  /** Animates the round; resolves at the end of the animation. */
  play(round: A): Promise<void>;
  /** Whether the spot is marked as hit, in addition to winning spots. */
  isHit(spot: string, round: A): boolean;
  /** Draws one of the last results. */
  drawLast(item: HTMLElement, trace: T): void;
  /** The sentence that reports the result. */
  resultText(round: A): string;
  /** An additional key that plays, as `KeyboardEvent.code`. */
  playKey: string;
}

/** A table with chips: the laid chips, their total, and the round that is played with them. */
export function createChipTable<A extends ChipRound, T>(data: ChipTableData<T>, game: ChipTableGame<A, T>) {
  const { messages, unit, mode } = data;
  const money = (minor: number) => formatMinor(minor, unit);
  const storage = createTabStorage();
  const { load, save } = storage;
  const { presets, max } = data.seat.limits;
  const spots = Array.from(document.querySelectorAll<HTMLButtonElement>('[data-spot]'));
  const nameOf = (spot: HTMLElement) => spot.dataset['spot'] as string;

  let seat: InstantSeat<T> = data.seat;
  let chip = presets.includes(Number(load(`chip:${data.currency}`)))
    ? Number(load(`chip:${data.currency}`))
    : (presets[1] as number);
  /** In laying order, one entry a chip. */
  let laid: Chip[] = [];
  let lastLaid: Chip[] = [];
  const played: A[] = [];

  const sheets = createSheets(messages, () =>
    played.map(
      (round): ShownRound => ({
        bet: money(round.bet),
        win: money(round.win),
        outcome: game.outcomeOf(round),
        hash: round.hash,
        seed: round.seed,
        client_seed: round.client_seed,
        nonce: round.nonce,
        isSame: (thrown) => game.isSame(thrown, round),
      }),
    ),
  );
  const wire = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    wallet: {
      read: () => (data.isGuest ? (load('slot-wallet') ?? seat.wallet) : undefined),
      write: (wallet) => save('slot-wallet', wallet),
    },
    onLate: () => announce(messages.asking),
  });
  const rounds = createRoundPlay<A>({
    data,
    wire,
    sheets,
    storage,
    pendingKey: game.pendingKey,
    notify,
    begin: () => {
      pickElement('win').textContent = money(0);
      announce(messages.playing);
      show(Math.max(0, seat.balance - total()));
    },
    giveBack: () => {
      show();
      announce(messages.ready);
    },
    finish,
  });

  function notify(message: object): void {
    if (parent !== window) parent.postMessage(message, siteOrigin());
  }
  function announce(text: string, isAloud = false): void {
    pickElement('message').textContent = text;
    if (isAloud) pickElement('live').textContent = text;
  }
  /** One entry a spot, as the platform expects. */
  function chips(): Chip[] {
    const sums = new Map<string, number>();
    for (const { spot, amount } of laid) sums.set(spot, (sums.get(spot) ?? 0) + amount);
    return [...sums].map(([spot, amount]) => ({ spot, amount }));
  }
  function total(): number {
    return laid.reduce((sum, { amount }) => sum + amount, 0);
  }
  function show(balance = seat.balance): void {
    const isBusy = rounds.isBusy();
    const index = presets.indexOf(chip);
    pickElement('balance').textContent = money(balance);
    pickElement('total').textContent = money(total());
    pickElement('chip').textContent = formatMinor(chip, '');
    pickElement('chip').setAttribute('aria-label', `${messages.chip}: ${money(chip)}`);
    setDisabled(pickElement('chip-less'), index <= 0);
    setDisabled(pickElement('chip-more'), index >= presets.length - 1);
    setDisabled(pickElement('undo'), isBusy || laid.length === 0);
    setDisabled(pickElement('clear'), isBusy || laid.length === 0);
    setDisabled(pickElement('repeat'), isBusy || lastLaid.length === 0);
    pickElement('go').setAttribute('aria-disabled', String(isBusy));
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
      coin.textContent = shortSum(amount);
      spot.append(coin);
    }
    pickElement('last').replaceChildren(
      ...seat.last.slice(0, 10).map((trace) => {
        const item = document.createElement('li');
        game.drawLast(item, trace);
        return item;
      }),
    );
  }

  function lay(spot: string): void {
    if (rounds.isBusy()) return;
    for (const button of spots) button.classList.remove('wins');
    if (total() + chip > max) return announce(fillMessages(messages.tooMuch, { sum: money(max) }), true);
    laid.push({ spot, amount: chip });
    lastLaid = [];
    show();
  }

  async function finish(round: A, free: () => void): Promise<void> {
    document.body.classList.add('is-playing');
    await game.play(round);
    document.body.classList.remove('is-playing');
    seat = {
      ...seat,
      balance: round.balance,
      next_hash: round.next_hash,
      nonce: round.nonce + 1,
      last: [game.traceOf(round), ...seat.last].slice(0, 14),
    };
    played.unshift(round);
    played.length = Math.min(played.length, 20);
    const won = new Set(round.wins.map(({ spot }) => spot));
    for (const spot of spots) spot.classList.toggle('wins', won.has(nameOf(spot)) || game.isHit(nameOf(spot), round));
    // Where the table scrolls, what fell is in sight; not by scrollIntoView, which would move the page around the frame too.
    const hit = spots.find((spot) => game.isHit(nameOf(spot), round));
    if (hit?.parentElement) hit.parentElement.scrollTop = hit.offsetTop - hit.parentElement.clientHeight / 2;
    pickElement('win').textContent = money(round.win);
    document.body.classList.toggle('gains', round.win > round.bet);
    const result = game.resultText(round);
    announce(round.win > 0 ? `${result} ${fillMessages(messages.won, { sum: money(round.win) })}` : result, true);
    lastLaid = round.chips;
    laid = [];
    free();
    show();
    notify({ type: 'balance', balance: round.balance / 100, currency: data.currency, mode });
    const all = round.win + (round.jackpot?.amount ?? 0);
    notify({ type: 'round', round: round.round, bet: round.bet / 100, win: all / 100, mode });
    if (round.jackpot)
      await sheets.banner(
        fillMessages(messages.jackpot, { name: round.jackpot.name[data.locale] }),
        money(round.jackpot.amount),
      );
    if (round.win >= round.bet * 10) await sheets.banner(messages.bigWin, money(round.win));
  }

  function press(): void {
    rounds.press(() => {
      if (laid.length === 0) return void announce(messages.empty, true);
      if (total() > seat.balance) return void rounds.meet({ kind: 'insufficient' });
      return { action: game.action, chips: chips(), round: newRoundId(), client_seed: sheets.clientSeed() };
    });
    show();
  }

  function undo(): void {
    if (rounds.isBusy()) return;
    laid.pop();
    show();
  }

  function start(): void {
    pickElement('felt').addEventListener('click', (event) => {
      const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
      if (spot) lay(nameOf(spot));
    });
    pickElement('felt').addEventListener('keydown', (event) => {
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
      if (!from || !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      const boxes = spots.map((spot) => spot.getBoundingClientRect());
      const next = spots[nextSpot(boxes, spots.indexOf(from as HTMLButtonElement), event.key) ?? -1];
      if (!next) return;
      from.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
    for (const [id, by] of [
      ['less', -1],
      ['more', 1],
    ] as const)
      pickElement(`chip-${id}`).addEventListener('click', () => {
        chip = presets[Math.min(presets.length - 1, Math.max(0, presets.indexOf(chip) + by))] ?? chip;
        save(`chip:${data.currency}`, String(chip));
        pickElement('live').textContent = `${messages.chip}: ${money(chip)}`;
        show();
      });
    pickElement('undo').addEventListener('click', undo);
    pickElement('clear').addEventListener('click', () => {
      laid = [];
      show();
    });
    pickElement('repeat').addEventListener('click', () => {
      laid = lastLaid.map((one) => ({ ...one }));
      show();
    });
    pickElement('go').addEventListener('click', press);
    document.addEventListener('keydown', (event) => {
      if (sheets.isOpen() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'Backspace') undo();
      // `code` and not `key`, so that it works on a Cyrillic layout too.
      else if (event.code === game.playKey) press();
    });
    const first = spots[0];
    if (first) first.tabIndex = 0;
    announce(messages.ready);
    show();
    notify({ type: 'balance', balance: seat.balance / 100, currency: data.currency, mode });
    if (!rounds.resume() && data.isGuest && load('slot-wallet'))
      void wire.once<InstantSeat<T>>({ action: 'state' }).then((answer) => {
        if (answer.ok && !rounds.isBusy()) seat = answer.data;
        show();
      });
  }
  return { start };
}
