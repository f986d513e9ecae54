import { type Comparison, compare } from './compare.ts';
import { shippedJavaScript } from './shippedJavaScript.ts';
import { canPin, leaveMeasuredCore, startBare, startSite } from './startProcess.ts';

/**
 * `npm run bench`: the built server against the least that could do the same, on this machine, in one run. A benchmark,
 * not a test: it says how far the targets are, and fails only when something does not answer.
 */
const rounds = { rounds: 3, seconds: 4, connections: 32 };
const HALL = '/gamehall?page=9';

interface Row {
  what: string;
  comparison: Comparison;
  /** What the target is about. */
  by: 'speed' | 'cpu';
  target: number;
}

async function cachedPage(): Promise<Row> {
  const site = await startSite();
  const url = `${site.origin}/`;
  // Rendered by the first visitor, then kept.
  await (await fetch(url)).text();
  const bare = await startBare('bareCachedPage.ts', [url], { measured: true });
  const comparison = await compare({ server: site, url }, { server: bare, url: bare.origin }, rounds);
  await Promise.all([site.stop(), bare.stop()]);
  return { what: 'cached home, guest', comparison, by: 'speed', target: 0.6 };
}

async function renderedHall(): Promise<Row> {
  const site = await startSite({ CACHE_PAGES_FRESH: '0' });
  const url = site.origin + HALL;
  const bare = await startBare('bareRender.ts', [site.sandbox, HALL], { measured: true });
  const comparison = await compare(
    { server: site, url },
    { server: bare, url: bare.origin },
    { ...rounds, seconds: 6, connections: 8 },
  );
  await Promise.all([site.stop(), bare.stop()]);
  return { what: 'game hall, rendered', comparison, by: 'cpu', target: 0.45 };
}

async function proxiedCall(): Promise<Row> {
  const upstream = await startBare('upstream.ts', [], { measured: false });
  const site = await startSite({ PLATFORM_URL: upstream.origin });
  const call = '/api/games.get?options=%7B%22limit%22%3A20%7D';
  const bare = await startBare('barePassThrough.ts', [upstream.origin], { measured: true });
  const comparison = await compare(
    { server: site, url: site.origin + call },
    { server: bare, url: bare.origin + call },
    rounds,
  );
  await Promise.all([site.stop(), bare.stop(), upstream.stop()]);
  return { what: '/api GET, proxied', comparison, by: 'speed', target: 0.55 };
}

async function shipped() {
  const site = await startSite();
  const result = await shippedJavaScript(`${site.origin}/`);
  await site.stop();
  return result;
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(11))).join('');
}

function print(rows: Row[], js: Awaited<ReturnType<typeof shipped>>): void {
  const out = [line(['', 'req/s', 'bare', 'x bare', 'CPU µs', 'bare', 'x bare', 'target', 'core busy'])];
  for (const { what, comparison, by, target } of rows) {
    const { ours, bare, speed, cpu } = comparison;
    const verdict = (by === 'speed' ? speed : cpu) >= target ? '' : '  missed';
    out.push(
      line([
        what,
        Math.round(ours.requestsPerSecond),
        Math.round(bare.requestsPerSecond),
        speed.toFixed(2),
        Math.round(ours.cpu),
        Math.round(bare.cpu),
        cpu.toFixed(2),
        `${by === 'cpu' ? 'CPU ' : ''}${target}`,
        `${Math.round(ours.busy * 100)}/${Math.round(bare.busy * 100)} %`,
      ]) + verdict,
    );
  }
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  out.push(
    `${'JavaScript of the home page'.padEnd(28)}${kB(js.brotli).padStart(11)}  brotli, ${js.files} files, ${kB(js.plain)} unpacked; target 120 kB${js.brotli <= 120_000 ? '' : '  missed'}`,
    `${rounds.rounds} rounds in turn, medians${canPin ? '; measured on a core of its own' : '; not pinned: everything shares the cores'}`,
  );
  process.stdout.write(`${out.join('\n')}\n`);
}

leaveMeasuredCore();
print([await cachedPage(), await renderedHall(), await proxiedCall()], await shipped());
