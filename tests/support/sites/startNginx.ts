import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

const LOOK_MS = 20;
const LOOKS = 500;

/** Path of nginx, found as in `scripts/testTools.mjs`; undefined if it is not installed. */
export const nginxBinary = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
].find((place) => place !== undefined && existsSync(place));

/**
 * Starts a real nginx with `ops/nginx/site.conf`, of which only the addresses are replaced: a free port, and these sites. Rejects
 * when the configuration is invalid or nginx does not answer.
 */
export async function startNginx(origins: readonly string[]): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = readFileSync('ops/nginx/site.conf', 'utf8')
    .replace(/^( *server) site:\d+( .*)\n(?: *server site:.*\n)*/m, (_line, server, rest) =>
      origins.map((origin) => `${server} ${new URL(origin).host}${rest}\n`).join(''),
    )
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  // As Debian configures it: gzip is on by default.
  const http = [
    ...temporary,
    'access_log off;',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types text/event-stream;',
    site,
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\n${http.join('\n')}\n}\n`,
  );
  const options = ['-p', folder, '-e', 'stderr', '-c', file];
  const checked = spawnSync(nginxBinary as string, [...options, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx -t: ${checked.stderr}`);
  const child = spawn(nginxBinary as string, options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // An aborted test leaves no server behind.
  process.once('exit', () => child.kill('SIGTERM'));
  for (let look = 0; !(await answers(port)); look += 1) {
    if (look === LOOKS || child.exitCode !== null) throw new Error('nginx does not answer');
    await sleep(LOOK_MS);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
