import type { PlinkoData } from '#sandbox/games/plinko/frame/PlinkoData.ts';
import type { PlinkoAnswer, PlinkoSeat } from '#sandbox/games/plinko/PlinkoAnswer.ts';
import type { Risk } from '#sandbox/games/plinko/plinkoMaths.ts';
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

/** The script of the plinko frame. The player drops the ball here; the platform decides its path. */
export function plinkoApp(data: PlinkoData): void {
  const { messages, unit, mode, rows } = data;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const money = (minor: number) => formatMinor(minor, unit);
  const timesOf = (tenths: number) => String(tenths / 10).replace('.', ',');
  const storage = createTabStorage();
  const { load, save } = storage;
  const { presets } = data.seat.limits;
  const pockets = Array.from(document.querySelectorAll('.pocket'));
  let seat: PlinkoSeat = data.seat;
  const played: PlinkoAnswer[] = [];

  const sheets = createSheets(messages, () =>
    played.map((round) => ({
      bet: money(round.bet),
      win: money(round.win),
      outcome: `×${timesOf(round.tenths)}`,
      hash: round.hash,
      seed: round.seed,
      client_seed: round.client_seed,
      nonce: round.nonce,
      isSame: (thrown) => wordBelow(thrown, 2 ** rows) === round.path,
    })),
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
  const risk = createStepper<Risk>({
    id: 'risk',
    list: data.risks,
    start: (load('plinko-risk') ?? 'medium') as Risk,
    label: messages.risk,
    write: (value) => ({ text: messages[value], aloud: messages[value] }),
    onChange: (value) => {
      save('plinko-risk', value);
      show();
    },
  });
  const rounds = createRoundPlay<PlinkoAnswer>({
    data,
    wire,
    sheets,
    storage,
    pendingKey: `plinko-pending:${data.sysname}:${mode}`,
    notify,
    begin: () => {
      pickElement('win').textContent = money(0);
      announce(messages.falls);
      show(Math.max(0, seat.balance - bet.value()));
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

  function show(balance = seat.balance): void {
    const isBusy = rounds.isBusy();
    pickElement('balance').textContent = money(balance);
    bet.show(isBusy);
    risk.show(isBusy);
    pickElement('go').setAttribute('aria-disabled', String(isBusy));
    sheets.showNext(seat.next_hash, seat.nonce);
    for (const [index, pocket] of pockets.entries()) {
      const text = pocket.querySelector('text');
      if (text) text.textContent = timesOf(data.pockets[risk.value()][index] as number);
    }
    pickElement('last').replaceChildren(
      ...seat.last.slice(0, 7).map((tenths) => {
        const item = document.createElement('li');
        item.textContent = `×${timesOf(tenths)}`;
        item.className = tenths >= 50 ? 'high' : tenths > 10 ? 'mid' : '';
        return item;
      }),
    );
  }

  /** Animates the ball from peg to peg, a small arc each, into the pocket. */
  async function fall(path: number): Promise<void> {
    const ball = pickElement<SVGCircleElement>('ball');
    const [step, row, top] = [48, 42, 30];
    const middle = ((rows + 1) * step) / 2;
    let aside = 0;
    const stops: [number, number][] = [[middle, 16]];
    for (let index = 0; index < rows; index += 1) {
      stops.push([middle + (aside * step) / 2, top + index * row + 4]);
      aside += (path >> index) & 1 ? 1 : -1;
    }
    stops.push([middle + (aside * step) / 2, top + rows * row + 18]);
    const place = (x: number, y: number) => {
      ball.setAttribute('cx', String(x));
      ball.setAttribute('cy', String(y));
    };
    const [x, y] = stops.at(-1) as [number, number];
    if (calm.matches) return place(x, y);
    const span = 130;
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const gone = (performance.now() - began) / span;
        const passed = Math.floor(gone);
        const [from, to] = [stops[passed], stops[passed + 1]];
        if (!from || !to) {
          place(x, y);
          return resolve();
        }
        const part = gone - passed;
        place(
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part - 10 * Math.sin(Math.PI * part) * (passed > 0 ? 1 : 0),
        );
        requestAnimationFrame(draw);
      };
      draw();
    });
  }

  async function finish(round: PlinkoAnswer, free: () => void): Promise<void> {
    for (const pocket of pockets) pocket.classList.remove('hit');
    await fall(round.path);
    pockets[round.pocket]?.classList.add('hit');
    seat = {
      ...seat,
      balance: round.balance,
      next_hash: round.next_hash,
      nonce: round.nonce + 1,
      last: [round.tenths, ...seat.last].slice(0, 14),
    };
    played.unshift(round);
    played.length = Math.min(played.length, 20);
    pickElement('win').textContent = money(round.win);
    // A payout smaller than the bet is a loss and must not be presented as a win.
    const isGain = round.win > round.bet;
    document.body.classList.toggle('gains', isGain);
    announce(
      fillMessages(isGain ? messages.won : messages.result, { times: timesOf(round.tenths), sum: money(round.win) }),
      true,
    );
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
      if (bet.value() > seat.balance) return void rounds.meet({ kind: 'insufficient' });
      const order = { bet: bet.value(), risk: risk.value() };
      return { action: 'drop', ...order, round: newRoundId(), client_seed: sheets.clientSeed() };
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

  announce(messages.ready);
  show();
  notify({ type: 'balance', balance: seat.balance / 100, currency: data.currency, mode });
  if (!rounds.resume() && data.isGuest && load('slot-wallet'))
    void wire.once<PlinkoSeat>({ action: 'state' }).then((answer) => {
      if (answer.ok && !rounds.isBusy()) seat = answer.data;
      show();
    });
}
