import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const client = new URL('../../', import.meta.url);
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, client), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));

const parts = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Whether the declaration is for left or right, where it should be for the start or end of a line. */
function isOneSided(name: string, value: string): boolean {
  if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(name)) return true;
  if (/^(?:text-align|float|clear|justify-.+|transform-origin|object-position)$/.test(name))
    return /\b(?:left|right)\b/.test(value);
  if (/^(?:margin|padding|inset|scroll-(?:margin|padding)|border-(?:width|style|color))$/.test(name)) {
    const [, right, , left] = parts(value);
    return left !== undefined && left !== right;
  }
  if (name === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = parts(value);
    return first !== second || third !== fourth;
  }
  if (/\btranslateX\((?!calc\(var\(--inline-sign\))|\bto (?:left|right)\b/.test(value)) return true;
  if (/gradient\((?!\s*(?:0deg|180deg))\s*-?[\d.]+(?:deg|turn)/.test(value)) return true;
  return name === 'box-shadow' && /\binset -?[1-9]/.test(value) && !/\binset 0 /.test(value);
}

function oneSided(css: string): string[] {
  return [...css.matchAll(/(?<=[{;}]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ name, value }) => isOneSided(name, value))
    .map(({ name, value }) => `${name}: ${value}`);
}

test('no style sheet has a declaration for left or right, so that pages mirror for right-to-left languages', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.flatMap(({ name, css }) => oneSided(css).map((found) => `${name}: ${found}`))).toEqual([]);
});

test('oneSided finds every declaration for one side, and none in symmetric declarations', () => {
  const sides = [
    'left: 0',
    'margin-right: 4px',
    'border-left-color: red',
    'border-top-left-radius: 4px',
    'text-align: left',
    'float: right',
    'padding: 0 40px 0 var(--space-8)',
    'inset: 0 0 auto auto',
    'border-radius: 4px 0 0 4px',
    'transform: translateX(100%)',
    'background: linear-gradient(to right, var(--a), var(--b))',
    'mask-image: linear-gradient(90deg, transparent, black)',
    'box-shadow: inset 2px 0 var(--a)',
  ];
  const none = [
    'inset: 0 auto',
    'padding: 4px 8px 12px',
    'margin: calc(-1 * var(--a)) calc(-1 * var(--b)) 0',
    'border-radius: 4px 4px 0 0',
    'text-align: start',
    'transform: translateX(calc(var(--inline-sign) * 100%))',
    'background: linear-gradient(0deg, var(--a), var(--b))',
    'box-shadow: inset 0 -1px var(--a)',
  ];
  for (const line of sides) expect(oneSided(`.a { ${line}; }`), line).toEqual([line]);
  for (const line of none) expect(oneSided(`.a { ${line}; }`), line).toEqual([]);
});
