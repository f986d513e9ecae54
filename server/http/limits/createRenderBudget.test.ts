import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { createRenderBudget } from './createRenderBudget.ts';

function open() {
  const state = { clock: 0, perMinute: 36_000 };
  const budget = createRenderBudget({
    perMinute: () => state.perMinute,
    playerOf: ({ headers }) => headers.cookie,
    onEmpty: (_req, res) => void (res.statusCode = 429),
    now: () => state.clock,
  });
  const visit = (ip: string, ms: number, cookie?: string) => {
    const req = { ip, headers: cookie ? { cookie } : {} } as unknown as Request;
    const headers: Record<string, unknown> = {};
    const res = { statusCode: 200, setHeader: (name: string, value: unknown) => (headers[name] = value) };
    const next = vi.fn(() => budget.charge(req, res as unknown as Response, ms));
    void budget.gate(req, res as unknown as Response, next);
    return next.mock.calls.length > 0 ? 'rendered' : Number(headers['Retry-After']);
  };
  return { state, visit };
}

test('the render budget of an address is used by processor time: many cheap pages pass, few costly ones do not', () => {
  const { visit, state } = open();
  for (let page = 0; page < 1_000; page += 1) expect(visit('10.0.0.1', 1)).toBe('rendered');
  for (let page = 0; page < 58; page += 1) expect(visit('10.0.0.2', 100)).toBe('rendered');
  // 6,090 ms are used of the 6,000 of ten seconds, 5 of each besides its render.
  expect(visit('10.0.0.2', 100)).toBe(1);
  expect(visit('10.0.0.3', 100)).toBe('rendered');
  state.clock += 2_000;
  expect(visit('10.0.0.2', 100)).toBe('rendered');
});

test('the render budget counts a player by session, beside the guests of their address', () => {
  const { visit } = open();
  visit('10.0.0.1', 10_000);
  expect(visit('10.0.0.1', 1)).toBeTypeOf('number');
  expect(visit('10.0.0.1', 10_000, 'player')).toBe('rendered');
  expect(visit('10.0.0.9', 1, 'player')).toBeTypeOf('number');
  expect(visit('10.0.0.1', 1, 'another')).toBe('rendered');
});

test('the render budget, while limits are off, counts nothing', () => {
  const { visit, state } = open();
  state.perMinute = Infinity;
  for (let page = 0; page < 3; page += 1) expect(visit('10.0.0.1', 10_000)).toBe('rendered');
  state.perMinute = 36_000;
  expect(visit('10.0.0.1', 1)).toBe('rendered');
});
