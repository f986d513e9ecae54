import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { cspTable } from '#config/csp.ts';
import { parseEnv } from '#config/env.ts';
import { API_POLICY, policyParts } from './contentSecurityPolicy.ts';

function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ directive, value }) => [directive, value].filter(Boolean).join(' '));
}

test("Google's CSP evaluator finds nothing in the policies of pages and of data", () => {
  const env = parseEnv({ NODE_ENV: 'test' });
  const policy = policyParts(cspTable(env)).secure.join('0123456789abcdef0123456789abcdef');
  expect(findings(policy)).toEqual([]);
  expect(findings(API_POLICY)).toEqual([]);
});

test('the evaluator finds a policy that lets any script run', () => {
  expect(findings("script-src * 'unsafe-inline'")).toContain("script-src 'unsafe-inline'");
});
