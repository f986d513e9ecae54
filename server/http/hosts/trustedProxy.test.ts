import { expect, test } from 'vitest';
import { trustsHop } from './trustedProxy.ts';

test('trustsHop, for a number of proxies, counts hops and not addresses', () => {
  const trusts = trustsHop({ TRUST_PROXY: 1 });
  expect([trusts('203.0.113.1', 0), trusts('203.0.113.1', 1), trusts('203.0.113.2', 0)]).toEqual([true, false, true]);
});

test('trustsHop, for ranges, knows an address again, at every hop', () => {
  const trusts = trustsHop({ TRUST_PROXY: ['10.0.0.0/8'] });
  for (const hop of [0, 1, 0]) expect([trusts('10.1.2.3', hop), trusts('203.0.113.1', hop)]).toEqual([true, false]);
});
