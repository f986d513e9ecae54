import type { EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import type { BettingState } from './BettingState.ts';
import type { BettingLabels } from './bettingLabels.ts';
import type { createEventView } from './createEventView.ts';
import { drawnAnew } from './drawnAnew.ts';
import { drawSportIcon } from './drawSportIcon.ts';
import { makeElement } from './makeElement.ts';

interface OfferParts {
  messages: BettingMessages;
  labels: BettingLabels;
  state: BettingState;
  events: ReturnType<typeof createEventView>;
  /** The filter of the last visit of this tab. */
  filter: string;
  /** Another filter was chosen: everything is drawn anew. */
  onFilter: (name: string) => void;
}

/** The matches shown as cards above the list. */
const HIGHLIGHTS = 3;
/** The number of headings and leagues that fill the screen of a phone. */
const FIRST_PARTS = 7;
const SPORTS = ['all', 'live', 'football', 'tennis', 'mma', 'esports'] as const;

/** The offer: filters by sport, cards of the next matches, and all matches by league. */
export function createOfferList({ messages, labels, state, events, filter: lastFilter, onFilter }: OfferParts) {
  let filter = lastFilter;
  let before = new Map<string, EventView>();

  const isIn = (name: string, event: EventView) =>
    name === 'all' || (name === 'live' ? event.phase === 'live' : event.sport === name);
  const matches = (event: EventView) => isIn(filter, event);

  function drawSports(): void {
    const sports = pickElement('sports');
    drawnAnew(sports, () => sports.replaceChildren(...SPORTS.map(sportButton)));
  }

  function sportButton(name: (typeof SPORTS)[number]): HTMLElement {
    const count = state.desk.events.filter((event) => isIn(name, event)).length;
    return makeElement(
      'button',
      {
        type: 'button',
        'data-key': `sport:${name}`,
        'aria-pressed': String(filter === name),
        click: () => {
          filter = name;
          onFilter(name);
        },
      },
      drawSportIcon(name),
      messages[name],
      makeElement('span', { class: 'n' }, String(count)),
    );
  }

  /** The column heads of the prices, once a league. Hidden from screen readers: every price names its column. */
  function headsOf(event: EventView | undefined): HTMLElement | null {
    const outcomes = labels.orderOf(Object.values(event?.markets ?? {})[0] ?? {});
    if (outcomes.some((outcome) => outcome.length > 1)) return null;
    return makeElement(
      'span',
      { class: 'heads', 'aria-hidden': 'true' },
      ...outcomes.map((outcome) => makeElement('span', {}, outcome)),
    );
  }

  /** Live matches first, then the next ones, of those that can be bet on now. */
  function drawHighlights(): void {
    const box = pickElement('highlights');
    const order = ({ phase, start }: EventView) => (phase === 'live' ? 0 : start);
    const shown = state.desk.events
      .filter((event) => matches(event) && event.phase !== 'finished')
      .filter((event) => Object.values(Object.values(event.markets)[0] ?? {}).some((value) => value !== null))
      .sort((one, other) => order(one) - order(other))
      .slice(0, HIGHLIGHTS);
    box.hidden = shown.length === 0;
    // The list stays the same element, so that it keeps its place when it is drawn anew.
    const list = box.firstElementChild ?? box.appendChild(makeElement('ul'));
    drawnAnew(box, () =>
      list.replaceChildren(...shown.map((event) => events.highlightOf(event, before.get(event.id)))),
    );
  }

  /** One heading a league, before its first match. */
  function partsOf(title: string, group: readonly EventView[]): Node[] {
    if (group.length === 0) return [];
    const leagues = new Set(group.map(({ league }) => league));
    return [
      makeElement('h2', {}, title),
      ...[...leagues].flatMap((league): Node[] => {
        const inLeague = group.filter((event) => event.league === league);
        return [
          makeElement('h3', { class: 'league' }, league, headsOf(inLeague[0])),
          makeElement(
            'div',
            { class: 'rows' },
            ...inLeague.map((event) => events.eventOf(event, before.get(event.id))),
          ),
        ];
      }),
    ];
  }

  /** Draws the matches alone: a choice, or the opened event, has changed. */
  function drawEvents(): void {
    drawHighlights();
    const shown = state.desk.events.filter((event) => matches(event) || event.id === state.opened);
    const parts = (['live', 'upcoming', 'finished'] as const).flatMap((phase) =>
      partsOf(
        messages[phase],
        shown.filter((event) => event.phase === phase),
      ),
    );
    const list = pickElement('list');
    const isFirst = list.childElementCount === 0;
    const all = parts.length > 0 ? parts : [makeElement('p', { class: 'empty' }, messages.nothing)];
    const [now, later] = isFirst ? [all.slice(0, FIRST_PARTS), all.slice(FIRST_PARTS)] : [all, []];
    drawnAnew(list, () => list.replaceChildren(...now));
    // A slow phone lays out the whole list in a tenth of a second: parts below the screen are appended later, unless the list was redrawn.
    if (later.length > 0) setTimeout(() => now[0]?.isConnected && list.append(...later));
  }

  return {
    drawEvents,
    draw(): void {
      drawSports();
      drawEvents();
    },
    /** The state before an answer: prices show which way they have moved. */
    compareWith(earlier: readonly EventView[]): void {
      before = new Map(earlier.map((event) => [event.id, event]));
    },
  };
}
