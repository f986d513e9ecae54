import { expect, test } from 'vitest';
import { loadBrands } from '#config/loadEnv.ts';
import { welcome } from './welcome.ts';

test('welcome, with brands, names the hosts of each as its file has them, with their port', () => {
  const brands = loadBrands({ cwd: process.cwd(), processEnv: { SANDBOX: '1', BRANDS: 'ops/brands' } });
  const sandbox = { url: 'http://127.0.0.1:2', demoLogins: ['a 1', 'b 2', 'c 3'] };
  const lines = welcome('http://127.0.0.1:3100', sandbox, brands).trim().split(/\n\s+/);
  expect(lines.slice(1)).toEqual([
    'Anor:   anor.example, www.anor.example, anor.localhost:3000',
    'sign in:  a 1',
    'sign in:  b 2',
    'sandbox:  http://127.0.0.1:2',
  ]);
});
