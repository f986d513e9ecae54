import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
});
afterAll(() => sandbox.remove());

const DAY = 86_400;

test.each([
  ['2h', 7_200],
  ['5d', 5 * DAY],
  ['-30m', -1_800],
  ['90s', 90],
  ['inactivity', 1_440],
])('POST clock by %s moves the clock, and by now resets it', async (by, seconds) => {
  const { body } = await callControl('POST clock', { by });
  expect(body.data.ahead_ms).toBe(seconds * 1000);
  expect(Math.abs(body.data.now - (Date.now() / 1000 + seconds))).toBeLessThan(5);
  expect((await callControl('POST clock', { by: 'now' })).body.data.ahead_ms).toBe(0);
});

test('a control with invalid input gets 400 with a message and changes no state; an unknown control gets 404', async () => {
  for (const [control, order] of [
    ['POST clock', { by: 'tomorrow' }],
    ['POST dice', { outcome: 'draw' }],
    ['POST switches', { name: 'chat', value: 'icq' }],
    ['POST switches', { name: 'clock', value: '1' }],
    ['POST faults', { target: 'games.get', kind: 'fire' }],
    ['POST faults/lift', { index: 9 }],
    ['POST scenarios', { name: 'nowhere' }],
    ['POST verification', { uid: 1, verdict: 'perhaps' }],
    ['POST verification', { uid: 999, verdict: 'approved' }],
  ] as const) {
    const { status, body } = await callControl(control, order);
    expect([status, typeof body.error], control).toEqual([400, 'string']);
  }
  expect((await callControl('GET nothing')).status).toBe(404);
  expect((await callControl('GET constructor')).status).toBe(404);
  expect((await callControl('GET state')).body.data).toMatchObject({
    ahead_ms: 0,
    dice: null,
    faults: [],
    switches: {},
  });
});

test('the next real spin has the outcome ordered by POST dice, which is then cleared', async () => {
  const visitor = createVisitor(sandbox.url);
  await visitor.login('rich@yulduz.test');
  const [game] = (await visitor.get('games.get', { options: { type: 'slot', limit: 1 } })).body.data.items;
  const spin = async () =>
    (
      await visitor.game(`${game.sysname}/play`, {
        action: 'spin',
        bet: 20_000,
        lines: 20,
        round: crypto.randomUUID(),
      })
    ).body;
  for (const [outcome, suits] of [
    ['lose', (win: number) => win < 20_000],
    ['win', (win: number) => win > 20_000],
    ['big', (win: number) => win >= 50 * 20_000],
  ] as const) {
    await callControl('POST dice', { outcome });
    expect((await callControl('GET state')).body.data.dice).toEqual({ outcome });
    const answer = await spin();
    const { win } = answer.data ?? answer;
    expect(suits(win), `${outcome}: ${win}`).toBe(true);
    expect((await callControl('GET state')).body.data.dice).toBeNull();
    // Plays the free spins that a forced round has won, or the next order would apply to one of them.
    for (let spins = (answer.data ?? answer).free_spins_left; spins > 0; ) {
      const next = await spin();
      spins = (next.data ?? next).free_spins_left;
    }
  }
  await callControl('POST dice', { outcome: 'win' });
  expect((await callControl('POST dice', { outcome: 'fair' })).body.data).toEqual({ dice: null });
  await callControl('POST dice', { seed: 'abc' });
  expect((await callControl('POST dice', { seed: '' })).body.data).toEqual({ dice: null });
});

test('DELETE faults also clears the domain_state switch, and leaves other switches set', async () => {
  await callControl('POST switches', { name: 'domain_state', value: 'closed' });
  await callControl('POST switches', { name: 'force_logout', value: '20' });
  await callControl('POST faults', { target: 'games.get', kind: '500' });
  await callControl('DELETE faults');
  expect((await callControl('GET state')).body.data).toMatchObject({ faults: [], switches: { force_logout: '20' } });
  expect((await callControl('GET state')).body.data.switches).not.toHaveProperty('domain_state');
  await callControl('POST switches', { name: 'force_logout', value: '' });
});

test('switches and the clock offset, after a restart, still decide the answers of the platform', async () => {
  let home = await startTestSandbox();
  try {
    const control = createControlCaller(home);
    for (const [name, value] of [
      ['chat', 'jivoSite'],
      ['force_logout', '20'],
      ['domain_state', 'maintenance'],
    ])
      expect((await control('POST switches', { name, value })).status).toBe(200);
    await control('POST clock', { by: '5d' });
    home = await home.restart();
    const again = createControlCaller(home);
    expect((await again('GET state')).body.data.ahead_ms).toBe(5 * DAY * 1000);
    const visitor = createVisitor(home.url);
    const info = (await visitor.get('metadata.getgeneralinfo')).body.data;
    expect(info).toMatchObject({ time_to_force_logout: 20, domain_state: 'maintenance' });
    expect((await visitor.get('support.getsettings')).body.data.provider.kind).toBe('jivoSite');
    expect((await again('POST clock', { by: 'inactivity' })).body.data.ahead_ms).toBe((5 * DAY + 16) * 1000);
    await again('POST switches', { name: 'chat', value: '' });
    expect((await visitor.get('support.getsettings')).body.data.provider).toBeNull();
  } finally {
    await home.remove();
  }
});

test('the forms of the developer page use the same controls, and get 401 without the token', async () => {
  const html = await (await fetch(sandbox.url)).text();
  const hidden = /name="token" value="([^"]+)"/.exec(html)?.[1];
  expect(hidden).toBe(sandbox.token);
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}/_/${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const answer = await send('faults', { token: sandbox.token, target: 'hit', kind: '500', ms: '', times: '1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?done=faults#faults']);
  expect((await callControl('GET faults')).body.data).toEqual([{ target: 'hit', kind: '500', times: 1 }]);
  expect((await fetch(`${sandbox.url}/hit`)).status).toBe(500);
  expect((await send('clock', { token: sandbox.token, by: '2h' })).status).toBe(303);
  expect((await send('clock', { token: sandbox.token, by: 'now' })).status).toBe(303);
  expect((await send('clock', { token: 'wrong', by: '2h' })).status).toBe(401);
  expect((await send('clock', { by: '2h' })).status).toBe(401);
  expect((await fetch(`${sandbox.url}/_/state`)).status).toBe(401);
  expect((await callControl('GET state')).body.data.ahead_ms).toBe(0);
});

test('the developer page shows players, outbox, scenarios and the last action, escapes HTML and labels each input', async () => {
  sandbox.world.messages.outbox.send('a@yulduz.test', '<b>1</b>');
  const html = await (
    await fetch(`${sandbox.url}/?done=clock&answer=${encodeURIComponent('<script>1</script>')}`)
  ).text();
  for (const words of [
    'demo@yulduz.test',
    'Yulduz-2026',
    'code now',
    'mid-wagering',
    'back to now',
    '&lt;b&gt;1&lt;/b&gt;',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script>1');
  // Every input has its label, every section its heading.
  const inputs = [...html.matchAll(/<(?:input|select) [^>]*>/g)].filter(([tag]) => !tag.includes('type="hidden"'));
  expect(inputs.length).toBeGreaterThan(8);
  expect(html.match(/<label>/g)?.length).toBe(inputs.length);
});

test('GET outbox, with a recipient, returns the messages sent to them', async () => {
  sandbox.world.messages.outbox.send('b@yulduz.test', 'salom');
  const { body } = await callControl('GET outbox', { recipient: 'b@yulduz.test' });
  expect(body.data).toEqual([{ recipient: 'b@yulduz.test', text: 'salom', sent_at: expect.any(Number) }]);
  expect((await callControl('GET players')).body.data.length).toBeGreaterThan(11);
});
