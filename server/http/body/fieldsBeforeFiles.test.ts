import { expect, test } from 'vitest';
import { fieldsBeforeFiles } from './fieldsBeforeFiles.ts';

const type = 'multipart/form-data; boundary=b0';
const part = (name: string, value: string, rest = '') =>
  `--b0\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;

test('fieldsBeforeFiles reads the whole text fields before the first file of a form that is cut', () => {
  const begins = part('email', 'a@b.uz') + part('text', 'Pul\r\nqani?');
  const file = part('files', 'xx', '; filename="a.jpg"\r\nContent-Type: image/jpeg').slice(0, -3);
  const read = (body: string, contentType: string | undefined = type) =>
    fieldsBeforeFiles(contentType, Buffer.from(body));
  expect(read(begins + file)).toEqual({ email: 'a@b.uz', text: 'Pul\r\nqani?' });
  expect(read(begins.slice(0, -4))).toEqual({ email: 'a@b.uz' });
  expect(read(begins + file, 'multipart/form-data; boundary="b0"')).toHaveProperty('text');
  expect(read(begins, 'text/plain')).toEqual({});
  expect(read(`x${begins}`)).toEqual({});
});
