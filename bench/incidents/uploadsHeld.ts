import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowPost } from '#bench/faults/slowPost.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import type { Incident } from './Incident.ts';
import { rises } from './signals/rises.ts';

/** The site's UPLOADS_PER_VISITOR. */
const ALLOWED = 4;
/** As many bytes as an upload sends before it takes a slot. */
const BEGINNING = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
const FRAMING = 'X-Forwarded-For: 10.200.0.1\r\nTransfer-Encoding: chunked';
/** The site of the rehearsal has a name, and answers no other. */
const uploadTo = (origin: string) => slowPost('/api/support.sendFeedback', FRAMING, new URL(origin).host) + BEGINNING;

export const uploadsHeld: Incident = {
  what: 'One address holds all the uploads it may have',
  section: 'Uploads are refused, pictures or answers break off',
  signals: [
    rises('croupier_http_request_duration_seconds_count', { status: '429', route: '/api/support.sendFeedback' }),
  ],
  within: 5,
  async cause({ site }) {
    const { hostname, port } = new URL(site.origin);
    const sockets = Array.from({ length: ALLOWED }, () => {
      const socket = connect(Number(port), hostname, () => socket.write(uploadTo(site.origin)));
      return socket.on('error', () => {});
    });
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  },
  async visit({ site }) {
    await sleep(500);
    await sendRaw(site.origin, `${uploadTo(site.origin)}0\r\n\r\n`);
  },
};
