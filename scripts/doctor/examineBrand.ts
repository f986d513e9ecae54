import type { BrandSite } from '#config/brands/BrandSite.ts';
import type { Row } from '#sandbox/doctor/Row.ts';
import { brandContrasts } from '#shared/document/brandContrasts.ts';

/** Milliseconds. */
const TIMEOUT = 5_000;

/**
 * What the doctor says of a brand besides its upstreams. Its file, pictures and contrasts have been accepted: readBrands throws for one
 * that is not. Asks every host of the brand for its manifest: another name in it means that the host leads to another site.
 */
export async function examineBrand(brand: BrandSite): Promise<Row[]> {
  const { look, env, hosts } = brand;
  const pairs = brandContrasts(look);
  const least = Math.min(...pairs.map(({ ratio, least: bound }) => ratio / bound));
  const rows: Row[] = [
    row('file', 'conforms', `languages ${brand.languages.join(', ')}, first ${brand.language}`),
    row('contrasts', 'conforms', `${pairs.length} pairs, the weakest ${least.toFixed(2)} times what it needs`),
  ];
  const { protocol } = new URL(String(env.PUBLIC_ORIGIN));
  for (const host of hosts.filter((one) => one !== gameHost(env.GAME_ORIGIN)))
    rows.push(await examineHost(`${protocol}//${host}`, look.name));
  return rows;
}

async function examineHost(origin: string, name: string): Promise<Row> {
  const startedAt = performance.now();
  const told = (status: number | string, verdict: Row['verdict'], detail: string): Row => ({
    ...row(origin, verdict, detail),
    status,
    took: performance.now() - startedAt,
  });
  try {
    const answer = await fetch(`${origin}/manifest.webmanifest`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const manifest = (await answer.json().catch(() => ({}))) as { name?: unknown };
    if (manifest.name === name) return told(answer.status, 'conforms', '');
    return told(answer.status, 'breaks', `the manifest of ${name} is expected, that of ${String(manifest.name)} came`);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return told('', 'skipped', `not reached from here (${cause?.code ?? (error as Error).name})`);
  }
}

function row(what: string, verdict: Row['verdict'], detail: string): Row {
  return { service: 'brand', what, status: '', took: undefined, verdict, detail };
}

function gameHost(origin: string | undefined): string | undefined {
  return origin === undefined ? undefined : new URL(origin).host;
}
