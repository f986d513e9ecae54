import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 20;
const LOOKS = 1500;

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

/** Resolves when a local port accepts connections. Rejects after half a minute. */
export async function untilListening(port: number): Promise<void> {
  for (let look = 0; !(await isListening(port)); look += 1) {
    if (look === LOOKS) throw new Error(`Nothing listens on ${port}`);
    await sleep(LOOK_MS);
  }
}
