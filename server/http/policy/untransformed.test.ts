import compression from 'compression';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { untransformed } from './untransformed.ts';

const long = 'x'.repeat(4_000);
const site = express()
  .use(untransformed(), compression())
  .get('/page', (_req, res) => void res.set('Cache-Control', 'private, no-store').type('html').send(long))
  .get('/picture', (_req, res) => void res.set('Cache-Control', 'public, max-age=60').type('svg').send(long))
  .get('/stream', (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
    res.end('data: a\n\n');
  });

test('a document says no-transform, and this server still compresses it', async () => {
  const { headers } = await request(site).get('/page').set('accept-encoding', 'gzip');
  expect([headers['cache-control'], headers['content-encoding']]).toEqual(['private, no-store, no-transform', 'gzip']);
});

test('files and streams keep their Cache-Control', async () => {
  expect((await request(site).get('/picture')).headers['cache-control']).toBe('public, max-age=60');
  expect((await request(site).get('/stream')).headers['cache-control']).toBe('no-store, no-transform');
});
