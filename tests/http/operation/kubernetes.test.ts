import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { isEnvName, parseEnv } from '#config/env.ts';
import { freePort } from '#tests/support/sites/freePort.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold?: number;
}
interface Container {
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  securityContext: object;
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  volumeMounts: { mountPath: string }[];
}
interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: Container[];
}

const documents = parseAllDocuments(readFileSync('ops/kubernetes.yml', 'utf8')).map(
  (one) => one.toJS() as { kind: string; spec: object },
);
const [deployment] = documents as unknown as [{ spec: { template: { spec: Pod } } }];
const pod = deployment.spec.template.spec;
const container = pod.containers[0] as Container;
const valueOf = (name: string) => container.env.find((one) => one.name === name)?.value;
const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];

test('ops/kubernetes.yml has a deployment, a service and a disruption budget, without a YAML error', () => {
  expect(documents.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
});

test('its variables exist and are accepted in production, its port and user are those of the Dockerfile', () => {
  expect(container.env.map(({ name }) => name).filter((name) => !isEnvName(name))).toEqual([]);
  const given = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
  const env = parseEnv({ NODE_ENV: 'production', ...given });
  const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(dockerfile).toContain(`PORT=${ports['http']}\n`);
  expect(env.ADMIN_PORT).toBe(ports['admin']);
  expect(dockerfile).toContain('USER 1000:1000');
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000 });
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/app/.data']);
});

test('a replica that stops is out of the service before DRAIN_TIME ends, and is not killed before its own limit', () => {
  const { periodSeconds, failureThreshold = 3 } = container.readinessProbe;
  const { DRAIN_TIME } = parseEnv({ NODE_ENV: 'test' });
  expect(periodSeconds * failureThreshold * 1_000).toBeLessThan(DRAIN_TIME);
  const hardCap = /const HARD_CAP = ([\d_]+);/.exec(readFileSync('server/services/lifecycle.ts', 'utf8'))?.[1];
  expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(Number(hardCap?.replaceAll('_', '')));
});

test('the port of its probes answers them, and the port of visitors has no metrics', async () => {
  expect(probes.map(({ httpGet }) => httpGet.port)).toEqual(['admin', 'admin', 'admin']);
  expect(valueOf('ADMIN_PORT')).toBeDefined();
  const port = String(await freePort());
  const site = await startSite({ ADMIN_PORT: port });
  try {
    await untilReady(`http://127.0.0.1:${port}`);
    for (const { httpGet } of probes) expect((await ask(`http://127.0.0.1:${port}`, httpGet.path)).status).toBe(200);
    expect((await ask(site.origin, '/metrics')).status).toBe(404);
  } finally {
    await site.stop();
  }
});
