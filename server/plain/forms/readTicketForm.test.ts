import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import { filesOf, filesProblemOf, readTicketForm } from './readTicketForm.ts';

let server: Server;
let sockets: Socket[];
beforeEach(async () => {
  const app = express().post('/', readTicketForm(), (req, res) => {
    res.json({ text: (req.body as { text?: string }).text, files: filesOf(req).length, problem: filesProblemOf(req) });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  sockets = [];
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Of a browser's length. */
const B = '----geckoformboundary5f2c8c1d';
const END = `\r\n--${B}--\r\n`;
const begins = `--${B}\r\nContent-Disposition: form-data; name="text"\r\n\r\nPul qani?\r\n`;
const file = `--${B}\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** Sends a body that says to have `length` bytes. */
function open(body: string, length = Buffer.byteLength(body)): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${B}\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return socket;
}
async function answerTo(socket: Socket): Promise<unknown> {
  let got = '';
  for await (const chunk of socket) {
    got += String(chunk);
    const json = /\{.*\}/.exec(got)?.[0];
    if (json) return JSON.parse(json);
  }
  return got;
}

test('a form is read with its files', async () => {
  expect(await answerTo(open(`${begins}${file}abc${END}`))).toEqual({ text: 'Pul qani?', files: 1 });
});

test('a form that says to be too large goes on with its text', async () => {
  const answer = await answerTo(open(begins + file + 'x'.repeat(300_000), 30_000_000));
  expect(answer).toEqual({ text: 'Pul qani?', files: 0, problem: 'file' });
});

test('a form of twice its bound is read to its end, so that its sender gets the answer', async () => {
  const length = 2 * ticketFiles.maxFormBytes;
  const socket = open(begins + file, length);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const part = Buffer.alloc(1_000_000, 'x');
  for (let rest = length - begins.length - file.length; rest > 0; rest -= part.length)
    await promisify<Buffer>(socket.write.bind(socket))(part.subarray(0, rest));
  await vi.waitFor(() => expect(answer).toContain('"problem":"file"'));
  expect(answer).toContain('Pul qani?');
});

test('while a visitor sends one large form, a second one goes on with its text, and one without files is read', async () => {
  const large = begins + file + 'x'.repeat(300_000);
  const first = open(large, 400_000);
  const [request] = (await once(server, 'request')) as [NodeJS.ReadableStream];
  await once(request, 'data');
  expect(await answerTo(open(large, 400_000))).toEqual({ text: 'Pul qani?', files: 0, problem: 'busy' });
  expect(await answerTo(open(begins.trimEnd() + END))).toEqual({ text: 'Pul qani?', files: 0 });
  first.write('x'.repeat(400_000 - large.length - END.length) + END);
  expect(await answerTo(first)).toMatchObject({ files: 1 });
});
