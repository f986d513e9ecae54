import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainForm } from './readPlainForm.ts';

const type = 'multipart/form-data; boundary=b0';
const part = (name: string, value: string) =>
  `--b0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const read = (body: string, contentType: string | undefined = type) => readPlainForm(contentType, Buffer.from(body));

test('readPlainForm, for any form that fetch encodes, returns the fields that Response.formData returns', async () => {
  const name = fc.stringMatching(/^[\w-]{1,20}(\[[\w-]{0,5}\])?$/);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })), { maxLength: 6 }), async (given) => {
      const form = new FormData();
      for (const [field, value] of given) form.append(field, value);
      const sent = new Response(form);
      const body = Buffer.from(await sent.clone().arrayBuffer());
      expect(readPlainForm(sent.headers.get('content-type') ?? '', body)).toEqual(
        [...(await sent.formData())].map(([field, value]) => [field, value]),
      );
    }),
  );
});

test('readPlainForm, for a body that parsers read differently, returns undefined', () => {
  const end = '--b0--\r\n';
  expect(read(part('a', '1') + end)).toEqual([['a', '1']]);
  const bad = [
    '',
    part('a', '1'),
    `${part('a', '1')}--b0--\r\nmore`,
    `before${part('a', '1')}${end}`,
    part('a', 'text--b0text') + end,
    part('a', '1').replace('\r\n', '\n') + end,
    part('a', '1').replace('name="a"', 'name=a') + end,
    part('a', '1').replace('name="a"', "name*=utf-8''a") + end,
    part('a', '1').replace('name="a"', 'name="b"; name="a"') + end,
    part('a', '1').replace('name="a"', 'name="a"; filename="b"') + end,
    part('a', '1').replace('"a"', '"a"\r\nContent-Transfer-Encoding: base64') + end,
    ...['a\\b', 'a%5Fb', 'a.b', 'a b', 'a[b', '', '[a]', 'ä'].map((name) => part(name, '1') + end),
  ];
  for (const body of bad) expect(read(body), body).toBeUndefined();
});

test('readPlainForm, for a missing, quoted or second boundary, a charset or another type, returns undefined', () => {
  const body = `${part('a', '1')}--b0--`;
  expect(read(body)).toEqual([['a', '1']]);
  for (const contentType of [
    'multipart/form-data',
    'multipart/form-data; boundary="b0"',
    'multipart/form-data; boundary=b0; boundary=b1',
    'multipart/form-data; charset=utf-16; boundary=b0',
    'text/plain; boundary=b0',
  ])
    expect(read(body, contentType), contentType).toBeUndefined();
});
