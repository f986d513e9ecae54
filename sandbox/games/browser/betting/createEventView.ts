import type { EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import type { BettingLabels } from './bettingLabels.ts';
import { drawCrest } from './drawCrest.ts';
import { makeElement } from './makeElement.ts';

interface EventHooks {
  messages: BettingMessages;
  labels: BettingLabels;
  /** Unix seconds by the desk's clock. */
  now: () => number;
  isChosen: (event: string, market: string, outcome: string) => boolean;
  isOpened: (event: string) => boolean;
  choose: (event: EventView, market: string, outcome: string) => void;
  open: (event: string | null) => void;
}

/** Minutes of a football match. */
const MATCH_MINUTES = 90;

/** Draws events: as rows with all markets when opened, and as cards of highlights. `before` is the previous state, for the direction of odds. */
export function createEventView({ messages, labels, now, isChosen, isOpened, choose, open }: EventHooks) {
  const { odds, labelOf, outcomeOf, timeOf, stepOf, orderOf } = labels;

  function priceButton(
    event: EventView,
    market: string,
    outcome: string,
    before: EventView | undefined,
    place: string,
  ): HTMLElement {
    const value = event.markets[market]?.[outcome] ?? null;
    const old = before?.markets[market]?.[outcome];
    const turn = value && old && value !== old ? (value > old ? ' up' : ' down') : '';
    const short = outcome === '1' || outcome === '2' || outcome === 'X' ? outcome : outcomeOf(outcome, event);
    // For screen readers: the full name of the outcome, between its sign and its odds.
    const meant = `${short === outcomeOf(outcome, event) ? '' : ` ${outcomeOf(outcome, event)}`}, ${messages.odds} `;
    return makeElement(
      'button',
      {
        type: 'button',
        class: `price${turn}`,
        'data-key': `${place}${event.id}:${market}:${outcome}`,
        'aria-pressed': String(isChosen(event.id, market, outcome)),
        // Odds may close under the focus, which a natively disabled button would drop.
        'aria-disabled': value === null ? 'true' : undefined,
        click: () => value !== null && choose(event, market, outcome),
      },
      makeElement('span', { class: 'sign' }, short),
      makeElement('span', { class: 'hidden' }, value === null ? `${meant}${messages.stopped}` : meant),
      makeElement('b', {}, value === null ? '–' : odds(value)),
    );
  }

  function marketOf(
    event: EventView,
    market: string,
    before: EventView | undefined,
    hasTitle: boolean,
    place = '',
  ): HTMLElement {
    return makeElement(
      'div',
      { class: 'market' },
      hasTitle ? makeElement('p', {}, labelOf(market, event.sport)) : null,
      makeElement(
        'div',
        { class: 'prices', role: 'group', 'aria-label': labelOf(market, event.sport) },
        ...orderOf(event.markets[market] ?? {}).map((outcome) => priceButton(event, market, outcome, before, place)),
      ),
    );
  }

  /** The time of a match; of one that is played its minute, set, map or round. */
  function whenOf(event: EventView): HTMLElement {
    const isUpcoming = event.phase === 'upcoming';
    return makeElement(
      'div',
      { class: 'when' },
      isUpcoming ? timeOf(event.start, now()) : makeElement('b', {}, stepOf(event)),
    );
  }

  /** Shows the time played of a football match as a ring or a line; not at half-time, whose word does not fit a ring. */
  function showPlayed(row: HTMLElement, { phase, sport, step }: EventView): HTMLElement {
    if (phase !== 'live' || sport !== 'football' || step === 0) return row;
    row.classList.add('timed');
    row.style.setProperty('--played', `${Math.round((100 * Math.min(step, MATCH_MINUTES)) / MATCH_MINUTES)}%`);
    return row;
  }

  function eventOf(event: EventView, before: EventView | undefined): HTMLElement {
    const [first, ...rest] = Object.keys(event.markets);
    const isOpen = isOpened(event.id);
    const hasScore = event.phase !== 'upcoming';
    const side = (name: string, index: 0 | 1) =>
      makeElement(
        'span',
        {},
        drawCrest(name, 24),
        makeElement('span', { class: 'side' }, name),
        hasScore ? makeElement('b', {}, String(event.score[index])) : null,
      );
    const row = makeElement(
      'article',
      { class: `event${isOpen ? ' linked' : ''}`, id: `event-${event.id}` },
      makeElement(
        'div',
        { class: 'top' },
        whenOf(event),
        makeElement('div', { class: 'sides' }, side(event.home, 0), side(event.away, 1)),
        makeElement(
          'button',
          {
            type: 'button',
            class: 'more',
            'data-key': `more:${event.id}`,
            'aria-expanded': String(isOpen),
            click: () => open(isOpen ? null : event.id),
          },
          makeElement(
            'span',
            { 'aria-hidden': 'true' },
            isOpen ? '−' : `${fillMessages(messages.moreCount, { n: rest.length })} ›`,
          ),
          makeElement(
            'span',
            { class: 'hidden' },
            `${isOpen ? messages.less : messages.more}: ${event.home} – ${event.away}`,
          ),
        ),
      ),
      first ? makeElement('div', { class: 'markets main' }, marketOf(event, first, before, false)) : null,
      isOpen
        ? makeElement(
            'div',
            { class: 'markets rest' },
            ...rest.map((market) => marketOf(event, market, before, true)),
            makeElement(
              'div',
              { class: 'proof' },
              makeElement('p', {}, messages.hashText),
              `${messages.hash}: `,
              makeElement('code', {}, event.hash),
              event.seed ? `${messages.seed}: ` : '',
              event.seed ? makeElement('code', {}, event.seed) : null,
            ),
          )
        : null,
    );
    return showPlayed(row, event);
  }

  function highlightOf(event: EventView, before: EventView | undefined): HTMLElement {
    const [first] = Object.keys(event.markets);
    const side = (name: string) =>
      makeElement('span', {}, drawCrest(name, 48), makeElement('span', { class: 'side' }, name));
    return makeElement(
      'li',
      { class: 'high' },
      makeElement('div', { class: 'about' }, whenOf(event), makeElement('span', { class: 'side' }, event.league)),
      makeElement(
        'div',
        { class: 'duel' },
        side(event.home),
        makeElement('b', {}, event.phase === 'upcoming' ? '–' : event.score.join(':')),
        side(event.away),
      ),
      first ? marketOf(event, first, before, false, 'high:') : null,
    );
  }

  return { eventOf, highlightOf };
}
