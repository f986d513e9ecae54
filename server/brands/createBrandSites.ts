import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { ConfigError } from '#config/ConfigError.ts';
import type { Env } from '#config/env.ts';
import type { MetricsText } from '#server/edge/operator/metricsRoute.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { namedHost } from '#server/http/hosts/namedHost.ts';

/** A running site of one brand. */
export interface OpenSite {
  answer: RequestListener;
  metrics: MetricsText;
  /** Checks the settings that SIGHUP reloads; throws for those that are refused. Returns what applies them. */
  prepare(site: BrandSite): () => void;
  /** Ends its event streams, which browsers open again elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

/** Which brands a change has added, changed and removed, by name. */
interface BrandChange {
  added: string[];
  changed: string[];
  removed: string[];
}

/** The sites of BRANDS, by host. */
export interface BrandSites {
  /** Answers a request for a host of a brand; false: the host is of none, and nothing was sent. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Opens new and changed brands, which answer nothing yet, and checks the settings of the others. Throws, and changes nothing, when one is
   * refused. Returns what puts all into effect and ends brands that are changed or gone, without a throw.
   */
  prepare(brands: readonly BrandSite[]): () => BrandChange;
  /** Prepares the brands and puts them into effect. */
  replace(brands: readonly BrandSite[]): BrandChange;
  metrics(): MetricsText[];
  drain(): void;
  close(): Promise<void>;
}

interface Running extends OpenSite {
  brand: BrandSite;
  /** Requests that are not answered yet. */
  open: number;
  isRetired: boolean;
}

interface BrandSitesOptions {
  env: Pick<Env, 'TRUST_PROXY'>;
  open: (brand: BrandSite) => OpenSite;
  /** Called when a site that was replaced or removed cannot be closed. */
  onError: (error: unknown, brand: string) => void;
}

/**
 * Runs one site per brand, each with caches, upstream connections and secrets of its own, so that nothing of one can be in another's
 * answers. A changed file opens its site anew, with cold caches; the old one answers what it has begun and is then closed.
 */
export function createBrandSites({ env, open, onError }: BrandSitesOptions): BrandSites {
  const hostOf = namedHost(env);
  let running = new Map<string, Running>();
  let byHost = new Map<string, Running>();

  function retire(site: Running): void {
    site.isRetired = true;
    site.drain();
    if (site.open === 0) end(site);
  }
  function end(site: Running): void {
    site.close().catch((error: unknown) => onError(error, site.brand.id));
  }

  function prepare(brands: readonly BrandSite[]): () => BrandChange {
    const fresh = new Map<string, Running>();
    const reloads: (() => void)[] = [];
    for (const brand of brands) {
      const kept = running.get(brand.id);
      try {
        if (kept?.brand.digest === brand.digest) reloads.push(kept.prepare(brand));
        else fresh.set(brand.id, { ...open(brand), brand, open: 0, isRetired: false });
      } catch (error) {
        for (const site of fresh.values()) retire(site);
        throw told(error, brand);
      }
    }
    return () => {
      const before = running;
      running = new Map(brands.flatMap((brand) => entryOf(brand.id, fresh.get(brand.id) ?? before.get(brand.id))));
      byHost = new Map([...running.values()].flatMap((site) => site.brand.hosts.map((host) => [host, site] as const)));
      for (const reload of reloads) reload();
      const gone = [...before.values()].filter(({ brand }) => running.get(brand.id) !== before.get(brand.id));
      for (const site of gone) retire(site);
      const ids = (sites: Iterable<Running>) => [...sites].map(({ brand }) => brand.id);
      return {
        added: ids(fresh.values()).filter((id) => !before.has(id)),
        changed: ids(fresh.values()).filter((id) => before.has(id)),
        removed: ids(gone).filter((id) => !running.has(id)),
      };
    };
  }

  return {
    answer(req, res) {
      const site = byHost.get(hostOf(req));
      if (!site) return false;
      site.open += 1;
      // Not a listener of its own: see whenClosed.
      whenClosed(res, () => {
        site.open -= 1;
        if (site.isRetired && site.open === 0) end(site);
      });
      void site.answer(req, res);
      return true;
    },
    prepare,
    replace: (brands) => prepare(brands)(),
    metrics: () => [...running.values()].map(({ metrics }) => metrics),
    drain() {
      for (const site of running.values()) site.drain();
    },
    async close() {
      await Promise.all([...running.values()].map((site) => site.close()));
    },
  };
}

/** The error with the brand's file in its problems: settings know only the names of variables. */
function told(error: unknown, { file }: BrandSite): unknown {
  if (!(error instanceof ConfigError)) return error;
  return new ConfigError(error.problems.map((problem) => ({ ...problem, source: file })));
}

function entryOf(id: string, site: Running | undefined): [string, Running][] {
  return site ? [[id, site]] : [];
}
