import type { ClientRequest, IncomingMessage } from 'node:http';

/** Timeouts in ms: until the connection is there, and until the next byte of the answer. */
export interface IdleTimeouts {
  connect: number;
  idle: number;
}

/**
 * Ends a call whose upstream does not connect, does not answer, or stops in the middle of an answer; `request` then emits `error`. The
 * time in which the answer is paused for a slow visitor does not count, which a timeout of the socket cannot tell apart. To be called
 * when the request has its socket.
 */
export function setIdleTimeouts(request: ClientRequest, { connect, idle }: IdleTimeouts): void {
  let answer: IncomingMessage | undefined;
  let timer: NodeJS.Timeout;
  const watch = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (answer?.isPaused()) timer.refresh();
      else request.destroy(new Error(`The upstream sent nothing for ${ms} ms`));
    }, ms);
  };
  const isConnecting = request.socket?.connecting === true;
  watch(isConnecting ? connect : idle);
  if (isConnecting) request.socket?.once('connect', () => watch(idle));
  request.once('response', (response) => {
    answer = response;
    response.on('data', () => timer.refresh());
    watch(idle);
  });
  request.once('close', () => clearTimeout(timer));
}
