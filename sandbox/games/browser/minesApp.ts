import type { MinesData } from '#sandbox/games/mines/frame/MinesData.ts';
import type { MinesAnswer, MinesResult } from '#sandbox/games/mines/MinesAnswer.ts';
import { createRoundPlay } from './createRoundPlay.ts';
import { createSheets } from './createSheets.ts';
import { createStepper } from './createStepper.ts';
import { createTable } from './createTable.ts';
import { createTabStorage } from './createTabStorage.ts';
import { fillMessages } from './fillMessages.ts';
import { formatMinor } from './formatMinor.ts';
import { newRoundId } from './newRoundId.ts';
import { pickElement } from './pickElement.ts';
import { siteOrigin } from './siteOrigin.ts';
import { wordBelow } from './wordBelow.ts';

/** The script of the mines frame. The player chooses cells here; only the platform knows the mines. */
export function minesApp(data: MinesData): void {
  const { messages, unit, mode, cells } = data;
  const money = (minor: number) => formatMinor(minor, unit);
  const timesOf = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
  const storage = createTabStorage();
  const { load, save } = storage;
  const { presets } = data.table.limits;
  const buttons = Array.from(document.querySelectorAll<HTMLButtonElement>('[data-cell]'));
  let table: MinesAnswer = data.table;
  /** The finished board that is still shown. */
  let shown: MinesResult | null = null;
  let reported = new Set(data.table.results.map(({ round }) => round));
  let isJackpotTold = false;

  /** The mined cells: the first cells of the shuffled board, recomputed. */
  function minedBy(thrown: number[], mines: number): string {
    const list = Array.from({ length: cells }, (_, index) => index);
    for (let index = 0; index < mines; index += 1) {
      const other = index + wordBelow(thrown, cells - index);
      [list[index], list[other]] = [list[other] as number, list[index] as number];
    }
    return String(list.slice(0, mines).sort((a, b) => a - b));
  }
  const sheets = createSheets(messages, () =>
    table.results.map((round) => ({
      bet: money(round.bet),
      win: money(round.win),
      outcome: round.hit === null ? `×${timesOf(round.multiplier)}` : messages.mine,
      hash: round.hash,
      seed: round.seed,
      client_seed: round.client_seed,
      nonce: round.nonce,
      isSame: (thrown) => minedBy(thrown, round.mines) === String(round.mined),
    })),
  );
  const wire = createTable({
    url: location.href,
    fetch: window.fetch.bind(window),
    wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    wallet: {
      read: () => (data.isGuest ? (load('slot-wallet') ?? table.wallet) : undefined),
      write: (wallet) => save('slot-wallet', wallet),
    },
    onLate: () => announce(messages.asking),
  });
  const bet = createStepper({
    id: 'bet',
    list: presets,
    start: presets.includes(Number(load(`bet:${data.currency}`)))
      ? Number(load(`bet:${data.currency}`))
      : (presets[2] as number),
    label: messages.bet,
    write: (value: number) => ({ text: formatMinor(value, ''), aloud: money(value) }),
    onChange: (value) => {
      save(`bet:${data.currency}`, String(value));
      show();
    },
  });
  const mines = createStepper({
    id: 'mines',
    list: data.counts,
    start: Number(load('mines-count') ?? 3),
    label: messages.mines,
    write: (value: number) => ({ text: String(value), aloud: String(value) }),
    onChange: (value) => {
      save('mines-count', String(value));
      show();
    },
  });
  const rounds = createRoundPlay<MinesAnswer>({
    data,
    wire,
    sheets,
    storage,
    pendingKey: `mines-pending:${data.sysname}:${mode}`,
    notify,
    begin: () => {
      announce(messages.asks);
      show();
    },
    giveBack: () => {
      show();
      announce(messages.ready);
    },
    finish: async (answer, free) => {
      free();
      takeOver(answer);
    },
  });

  function notify(message: object): void {
    if (parent !== window) parent.postMessage(message, siteOrigin());
  }
  function announce(text: string, isAloud = false): void {
    pickElement('message').textContent = text;
    if (isAloud) pickElement('live').textContent = text;
  }

  function stateOf(cell: number): '' | 'safe' | 'mine' | 'hit' | 'missed' {
    if (table.board) return table.board.opened.includes(cell) ? 'safe' : '';
    if (!shown) return '';
    if (shown.hit === cell) return 'hit';
    if (shown.mined.includes(cell)) return 'mine';
    return shown.opened.includes(cell) ? 'safe' : 'missed';
  }

  function show(): void {
    const { board } = table;
    const isBusy = rounds.isBusy();
    pickElement('balance').textContent = money(table.balance);
    bet.show(isBusy || board !== null, board?.bet);
    mines.show(isBusy || board !== null, board?.mines);
    const sum = board ? money(Math.floor((board.bet * board.multiplier) / 100)) : '';
    const isTakeable = board !== null && board.opened.length > 0;
    pickElement('go').textContent = isTakeable
      ? fillMessages(messages.take, { sum })
      : board
        ? messages.openFirst
        : messages.start;
    pickElement('go').classList.toggle('takes', isTakeable);
    pickElement('go').setAttribute('aria-disabled', String(isBusy || (board !== null && !isTakeable)));
    document.body.classList.toggle('is-open', board !== null);
    sheets.showNext(table.next_hash, table.nonce);
    for (const [cell, button] of buttons.entries()) {
      const state = stateOf(cell);
      if ((button.dataset['is'] ?? '') !== state || !button.hasAttribute('aria-label')) {
        if (state === '') delete button.dataset['is'];
        else button.dataset['is'] = state;
        const picture = state === 'safe' ? 'gem' : state === 'mine' || state === 'hit' ? 'bomb' : '';
        button.replaceChildren();
        if (picture) button.append(pickElement<HTMLTemplateElement>(picture).content.cloneNode(true));
      }
      const name = fillMessages(messages.cell, { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 });
      const is =
        state === 'safe' ? messages.safe : state === 'mine' || state === 'hit' ? messages.mine : messages.closed;
      button.setAttribute('aria-label', `${name}: ${is}`);
      button.setAttribute('aria-disabled', String(board === null || isBusy || state !== ''));
    }
    pickElement('last').replaceChildren(
      ...table.results.slice(0, 6).map(({ multiplier }) => {
        const item = document.createElement('li');
        item.textContent = `×${timesOf(multiplier)}`;
        item.className = multiplier >= 1000 ? 'high' : multiplier > 100 ? 'mid' : '';
        return item;
      }),
    );
  }

  function takeOver(answer: MinesAnswer): void {
    const before = table.board;
    table = answer;
    const { board, results } = answer;
    const ended = results.find(({ round }) => round === before?.round && !reported.has(round));
    shown = board ? null : (ended ?? shown);
    show();
    if (board) {
      pickElement('win').textContent = money(0);
      document.body.classList.remove('gains');
      const sum = money(Math.floor((board.bet * board.multiplier) / 100));
      const isFirst = board.opened.length === 0;
      announce(
        isFirst
          ? fillMessages(messages.opens, { times: timesOf(board.next_multiplier) })
          : fillMessages(messages.safeNow, { times: timesOf(board.multiplier), sum }),
        true,
      );
      if (board.jackpot && !isJackpotTold) {
        isJackpotTold = true;
        void sheets.banner(
          fillMessages(messages.jackpot, { name: board.jackpot.name[data.locale] }),
          money(board.jackpot.amount),
        );
      }
    } else if (ended) {
      reported = new Set(results.map(({ round }) => round));
      isJackpotTold = false;
      pickElement('win').textContent = money(ended.win);
      document.body.classList.toggle('gains', ended.win > ended.bet);
      announce(
        ended.hit === null
          ? fillMessages(messages.taken, { times: timesOf(ended.multiplier), sum: money(ended.win) })
          : messages.hit,
        true,
      );
      notify({ type: 'round', round: ended.round, bet: ended.bet / 100, win: ended.win / 100, mode });
      if (ended.win >= ended.bet * 10) void sheets.banner(messages.bigWin, money(ended.win));
    } else announce(messages.ready);
    notify({ type: 'balance', balance: table.balance / 100, currency: data.currency, mode });
  }

  function press(): void {
    const { board } = table;
    if (board && board.opened.length === 0) return;
    rounds.press(() => {
      if (board) return { action: 'cashout', round: board.round };
      if (bet.value() > table.balance) return void rounds.meet({ kind: 'insufficient' });
      const order = { bet: bet.value(), mines: mines.value() };
      return { action: 'start', ...order, round: newRoundId(), client_seed: sheets.clientSeed() };
    });
  }
  function openCell(cell: number): void {
    const { board } = table;
    if (!board || board.opened.includes(cell)) return;
    rounds.press(() => ({ action: 'open', round: board.round, cell }));
  }

  pickElement('field').addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    if (button) openCell(Number(button.dataset['cell']));
  });
  pickElement('field').addEventListener('keydown', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 5, ArrowUp: -5 }[event.key];
    if (!button || by === undefined) return;
    event.preventDefault();
    const cell = Number(button.dataset['cell']);
    const isOverEdge = Math.abs(by) === 1 && Math.floor((cell + by) / 5) !== Math.floor(cell / 5);
    const next = isOverEdge ? undefined : buttons[cell + by];
    if (!next) return;
    button.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  pickElement('go').addEventListener('click', press);

  announce(messages.ready);
  show();
  if (table.board) takeOver(table);
  notify({ type: 'balance', balance: table.balance / 100, currency: data.currency, mode });
  if (!rounds.resume() && data.isGuest && load('slot-wallet'))
    void wire.once<MinesAnswer>({ action: 'state' }).then((answer) => {
      if (answer.ok && !rounds.isBusy()) takeOver(answer.data);
    });
}
