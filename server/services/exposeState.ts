import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheStats } from '#server/cache/createCache.ts';
import type { RenderSlots } from '#server/render/createRenderSlots.ts';
import type { BreakerState, BreakerStats } from '#server/upstream/createBreaker.ts';

/** State that is read when the metrics are read. */
export interface ObservedState {
  caches: () => readonly CacheStats[];
  breakers: () => readonly BreakerStats[];
  renders: () => ReturnType<RenderSlots['stats']>;
  /** 99th percentile, in milliseconds. */
  lateness: () => number;
  /** Whether the second tier is used; undefined without VALKEY_URL. */
  isShared: () => boolean | undefined;
  /** Purges that wait for Valkey. */
  unsentPurges: () => number;
  /** Event streams of players; `isPushed`: the platform's feed is open. */
  liveStream: () => { streams: number; players: number; isPushed: boolean };
}

const stateNumbers: Record<BreakerState, number> = { closed: 0, half_open: 1, open: 2 };

/** Registers metrics that are read on request rather than counted as events happen: sizes, states, and totals counted elsewhere. */
export function exposeState(
  registry: Registry,
  { caches, breakers, renders, lateness, isShared, unsentPurges, liveStream }: ObservedState,
) {
  const registers = [registry];
  new Gauge({
    name: 'croupier_cache_entries',
    help: 'Values a cache holds.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const { name, entries } of caches()) this.set({ cache: name }, entries);
    },
  });
  new Gauge({
    name: 'croupier_cache_bytes',
    help: 'Memory a bounded cache holds.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const { name, bytes } of caches()) this.set({ cache: name }, bytes);
    },
  });
  new Gauge({
    name: 'croupier_cache_loads_in_flight',
    help: 'Loads under way, one a key.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const { name, flights } of caches()) this.set({ cache: name }, flights);
    },
  });
  new Counter({
    name: 'croupier_cache_readings_total',
    help: 'Readings of a cache that may load: hit, miss, stale, refresh, collapsed.',
    labelNames: ['cache', 'verdict'],
    registers,
    collect() {
      this.reset();
      for (const { name, verdicts } of caches())
        for (const [verdict, count] of Object.entries(verdicts)) this.inc({ cache: name, verdict }, count);
    },
  });
  new Counter({
    name: 'croupier_cache_load_errors_total',
    help: 'Loads that failed; readers may still have got an old value.',
    labelNames: ['cache'],
    registers,
    collect() {
      this.reset();
      for (const { name, errors } of caches()) this.inc({ cache: name }, errors);
    },
  });
  new Gauge({
    name: 'croupier_breaker_state',
    help: '0 closed, 1 half open, 2 open.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const { name, state } of breakers()) this.set({ upstream: name }, stateNumbers[state]);
    },
  });
  new Counter({
    name: 'croupier_breaker_refused_total',
    help: 'Calls that were refused because the circuit of the upstream is open.',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset();
      for (const { name, refused } of breakers()) this.inc({ upstream: name }, refused);
    },
  });
  new Gauge({
    name: 'croupier_renders',
    help: 'Pages React works on, and pages that wait for a turn.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = renders();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'croupier_render_turn_delay_seconds',
    help: 'How long renders wait for their turn, once all of the last ones were late; over 0.2 guests are shed.',
    registers,
    collect() {
      this.set(renders().lateMs / 1000);
    },
  });
  new Counter({
    name: 'croupier_renders_refused_total',
    help: 'Pages answered by 503 because too many waited for a turn.',
    registers,
    collect() {
      this.reset();
      this.inc(renders().refused);
    },
  });
  new Gauge({
    name: 'croupier_eventloop_delay_seconds',
    help: 'How late the event loop is, 99th percentile of the last seconds.',
    registers,
    collect() {
      this.set(lateness() / 1000);
    },
  });
  new Gauge({
    name: 'croupier_second_tier_open',
    help: '1 while replicas share what they load and hear each other, 0 while this one goes on alone; none without VALKEY_URL.',
    // Without a label it would be 0 when there is no Valkey.
    labelNames: ['tier'],
    registers,
    collect() {
      const isOpen = isShared();
      if (isOpen !== undefined) this.set({ tier: 'valkey' }, isOpen ? 1 : 0);
    },
  });
  new Gauge({
    name: 'croupier_purges_unsent',
    help: 'Purges the other replicas have not been told of yet.',
    registers,
    collect() {
      this.set(unsentPurges());
    },
  });
  new Gauge({
    name: 'croupier_event_streams',
    help: 'Open streams of what changes for players.',
    registers,
    collect() {
      this.set(liveStream().streams);
    },
  });
  new Gauge({
    name: 'croupier_event_players',
    help: 'Players whose changes are followed: those with a stream, and those who had one half a minute ago.',
    registers,
    collect() {
      this.set(liveStream().players);
    },
  });
  new Gauge({
    name: 'croupier_event_feed_open',
    help: '1 while the platform tells of changes by itself, 0 while the site asks for balances in its interval.',
    registers,
    collect() {
      this.set(liveStream().isPushed ? 1 : 0);
    },
  });
}
