import { expect, test, vi } from 'vitest';
import { sharingCodec } from './sharingCodec.ts';

const setUp = () => {
  const decode = vi.fn((json: unknown, key: string) => (typeof json === 'string' ? { text: json, key } : undefined));
  return { decode, codec: sharingCodec<{ text: string; key: string }>({ encode: ({ text }) => text, decode }) };
};

test('sharingCodec, for the same text under the same key, decodes once and gives the same value', () => {
  const { codec, decode } = setUp();
  const first = codec.decode('a text', 'games|uz');
  expect(codec.decode('a text', 'games|uz')).toBe(first);
  expect(decode).toHaveBeenCalledOnce();
});

test('sharingCodec, for another text, or for the same under another key, decodes a value of its own', () => {
  const { codec } = setUp();
  const first = codec.decode('a text', 'games|uz');
  expect(codec.decode('another', 'games|uz')).toEqual({ text: 'another', key: 'games|uz' });
  expect(codec.decode('a text', 'games|ru')).toEqual({ text: 'a text', key: 'games|ru' });
  expect(codec.decode('a text', 'games|uz')).toBe(first);
});

test('sharingCodec, for what the codec refuses, refuses it each time', () => {
  const { codec, decode } = setUp();
  expect([codec.decode(1, 'a'), codec.decode(1, 'a')]).toEqual([undefined, undefined]);
  expect(decode).toHaveBeenCalledTimes(2);
});
