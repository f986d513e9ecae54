import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isAdmin } from './isAdmin.ts';

interface From {
  address?: string | undefined;
  authorization?: string;
  raw?: string[];
}

const request = ({ address, authorization, raw = [] }: From) =>
  ({ socket: { remoteAddress: address }, headers: { authorization }, rawHeaders: raw }) as unknown as IncomingMessage;
const isOperator = (from: From, token: string | undefined = 'secret-token') =>
  isAdmin({ ADMIN_TOKEN: token })(request(from));

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.127.0.1', false],
  ['1.127.0.0', false],
  ['::12', false],
  ['2001::1', false],
  ['::ffff:10.0.0.1', false],
  [undefined, false],
])('isAdmin, for the address %s without a token, is %s', (address, expected) => {
  expect(isOperator({ address })).toBe(expected);
});

test.each(['Forwarded', 'X-Forwarded-For', 'x-forwarded-host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])(
  'isAdmin, for this machine with %s, is false, because a proxy sends public traffic from it',
  (name) => {
    expect(isOperator({ address: '127.0.0.1', raw: ['Accept', '*/*', name, 'x'] })).toBe(false);
  },
);

test('isAdmin, for this machine, reads the names of headers and not their values', () => {
  expect(isOperator({ address: '127.0.0.1', raw: ['Accept', 'Via'] })).toBe(true);
});

test.each([
  ['Bearer secret-token', true],
  ['bearer secret-token', true],
  ['Bearer secret-tokens', false],
  ['Bearer secret-toke', false],
  ['Bearer ', false],
  ['Basic secret-token', false],
  ['x Bearer secret-token', false],
  ['Bearer secret-token x', false],
  ['secret-token', false],
])('isAdmin, for another machine with the authorization %j, is %s', (authorization, expected) => {
  expect(isOperator({ address: '203.0.113.1', authorization })).toBe(expected);
});

test('isAdmin, without ADMIN_TOKEN, accepts no token', () => {
  const from = request({ address: '203.0.113.1', authorization: 'Bearer undefined' });
  expect(isAdmin({ ADMIN_TOKEN: undefined })(from)).toBe(false);
});
