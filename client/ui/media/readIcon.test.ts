import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIcon } from './readIcon.ts';

const svg = (body: string, attributes = 'viewBox="0 0 8 8"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

test('readIcon keeps shapes and their presentation attributes, and wraps them in those of the root', () => {
  expect(readIcon(svg('<path d="M0 0h8"/><g><circle r="2"/></g>', 'viewBox="0 0 8 8" fill="none" width="90"'))).toEqual(
    {
      viewBox: '0 0 8 8',
      markup: '<g fill="none"><path d="M0 0h8"/><g><circle r="2"/></g></g>',
    },
  );
});

test('readIcon, without a viewBox, makes one of width and height', () => {
  expect(readIcon(svg('', 'width="16px" height="12"'))?.viewBox).toBe('0 0 16 12');
});

test('readIcon prefixes ids and references to them', () => {
  expect(readIcon(svg('<mask id="main"><path/></mask><path mask="url(#main)"/>'))?.markup).toBe(
    '<g><mask id="icon-main"><path/></mask><path mask="url(#icon-main)"/></g>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path onload="alert(1)"/>'],
  ['a frame with what is in it', '<foreignObject><g><path/></g><script/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path/></a>'],
  ['another file', '<use href="https://evil.test/x.svg#a"/><image href="https://evil.test/a.png"/>'],
  ['a style', '<style>path{fill:url(https://evil.test)}</style><path style="fill:red"/>'],
  ['a foreign paint', '<path fill="url(https://evil.test)"/>'],
  ['a paint spelled by entities', '<path fill="&#x75;rl(x)"/>'],
  ['a comment with a tag', '<!-- <script>alert(1)</script> -->'],
])('readIcon leaves out %s', (_what, body) => {
  const markup = readIcon(svg(`${body}<rect/>`))?.markup ?? '';
  expect(markup).toMatch(/^<g>(<path\/>)*<rect\/><\/g>$/);
});

test.each([
  '',
  'not found',
  '<html><body><svg></svg></body></html>',
  '<svg><g></svg>',
  '<svg viewBox="javascript:1"></svg>',
])('readIcon, for %j, is null', (text) => expect(readIcon(text)).toBeNull());

test('readIcon, for any text, returns only shapes with plain attributes', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    'svg',
    'g',
    'path',
    'script',
    ' ',
    '"',
    "'",
    '=',
    'd',
    'onload',
    '<!--',
    '-->',
    '</g>',
    '<g>',
    '<svg>',
    '</svg>',
    'javascript:',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const markup = readIcon(`<svg>${pieces.join('')}</svg>`)?.markup ?? '';
      expect(markup.replace(/<\/?(?:g|path)(?: d="[\w\s.,#%()+-]*")?\/?>/g, '')).toBe('');
    }),
  );
});
