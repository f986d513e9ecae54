import type { EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import type { BettingLabels } from './bettingLabels.ts';
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

/** Draws an event: sides, prices and, when opened, the other markets. `before` is its previous state, for the direction of odds. */
export function createEventView({ messages, labels, now, isChosen, isOpened, choose, open }: EventHooks) {
  const { odds, labelOf, outcomeOf, timeOf, stepOf, orderOf } = labels;

  function priceButton(event: EventView, market: string, outcome: string, before: EventView | undefined): HTMLElement {
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
        'data-key': `${event.id}:${market}:${outcome}`,
        'aria-pressed': String(isChosen(event.id, market, outcome)),
        disabled: value === null,
        click: () => choose(event, market, outcome),
      },
      makeElement('span', { class: 'sign' }, short),
      makeElement('span', { class: 'hidden' }, value === null ? `${meant}${messages.stopped}` : meant),
      makeElement('b', {}, value === null ? '–' : odds(value)),
    );
  }

  function marketOf(event: EventView, market: string, before: EventView | undefined, hasTitle: boolean): HTMLElement {
    return makeElement(
      'div',
      { class: 'market' },
      hasTitle ? makeElement('p', {}, labelOf(market, event.sport)) : null,
      makeElement(
        'div',
        { class: 'prices', role: 'group', 'aria-label': labelOf(market, event.sport) },
        ...orderOf(event.markets[market] ?? {}).map((outcome) => priceButton(event, market, outcome, before)),
      ),
    );
  }

  function eventOf(event: EventView, before: EventView | undefined): HTMLElement {
    const [first, ...rest] = Object.keys(event.markets);
    const isOpen = isOpened(event.id);
    const hasScore = event.phase !== 'upcoming';
    const side = (name: string, index: 0 | 1) =>
      makeElement(
        'span',
        {},
        makeElement('span', { class: 'side' }, name),
        hasScore ? makeElement('b', {}, String(event.score[index])) : null,
      );
    return makeElement(
      'article',
      { class: `event${isOpen ? ' linked' : ''}`, id: `event-${event.id}` },
      makeElement(
        'div',
        { class: 'top' },
        makeElement(
          'div',
          { class: 'when' },
          hasScore ? makeElement('b', {}, stepOf(event)) : null,
          hasScore ? '' : timeOf(event.start, now()),
        ),
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
          makeElement('span', { 'aria-hidden': 'true' }, isOpen ? '−' : `+${rest.length}`),
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
  }

  return eventOf;
}
