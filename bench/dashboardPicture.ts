import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '#tests/support/browsers/openBrowser.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { drawDashboard } from './dashboard/drawDashboard.ts';
import { startPrometheus } from './dashboard/startPrometheus.ts';
import { platformDown } from './incidents/platformDown.ts';
import { platformSlow } from './incidents/platformSlow.ts';
import { startRig } from './incidents/startRig.ts';
import { valkeyGone } from './incidents/valkeyGone.ts';
import { loadOf } from './rollingUpgrade/loadOf.ts';

/**
 * `npm run bench -- --dashboard`: puts a site under load for some minutes, with three incidents, scraped by Prometheus (`PROMETHEUS`
 * is its binary), and draws the panels of ops/grafana/dashboard.json into docs/images/dashboard.jpg. Does not use Grafana.
 */
const SECONDS = Number(process.argv[2] ?? 240);
const QUALITY = 70;
const incidents = [platformSlow, platformDown, valkeyGone];

const rig = await startRig();
const prometheus = await startPrometheus(rig.site.origin);
const browser = await openBrowser({ hasPictures: true });
try {
  const players = [rig.player];
  for (let n = 1; n < 10; n += 1)
    players.push(await signUp(rig.site.origin, `dashboard-${crypto.randomUUID().slice(0, 12)}@example.com`));
  const from = Date.now() / 1000;
  const { steadies } = loadOf(rig.site.origin, players);
  const share = (SECONDS * 1000) / (2 * incidents.length + 1);
  const alerts = new Set<string>();
  for (const { cause } of incidents) {
    await sleep(share);
    const end = await cause(rig);
    await sleep(share);
    for (const alert of await prometheus.alerts()) alerts.add(alert);
    await end();
  }
  await sleep(share);
  await Promise.all(steadies.map((steady) => steady.stop()));
  const page = await browser.newPage({ viewport: { width: 1704, height: 900 } });
  await page.setContent(await drawDashboard(prometheus, from, Date.now() / 1000));
  await page.screenshot({ path: 'docs/images/dashboard.jpg', fullPage: true, type: 'jpeg', quality: QUALITY });
  console.log(`docs/images/dashboard.jpg; alerts pending or firing meanwhile: ${[...alerts].join(', ') || 'none'}`);
} finally {
  await browser.close();
  await prometheus.stop();
  await rig.stop();
}
