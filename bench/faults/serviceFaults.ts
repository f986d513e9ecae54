import type { ServiceProxy } from '#tests/support/sites/startServiceProxy.ts';

const json = { 'content-type': 'application/json' };
const errorBody = '{"data":null,"error":{"status":500,"name":"ApplicationError","message":"x","type":"x"}}';

/** Faults of a service, until they are cleared. */
export const faults = {
  'connection refused': (service: ServiceProxy) => service.shut(),
  reset: (service: ServiceProxy) => service.spoil((res) => res.socket?.resetAndDestroy()),
  hang: (service: ServiceProxy) => service.spoil(() => {}),
  'status 500': (service: ServiceProxy) =>
    service.spoil((res) => res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')),
  'half an answer': (service: ServiceProxy) =>
    service.spoil((res) =>
      res.writeHead(200, { ...json, 'content-length': 4096 }).write('{"data":{"items":[', () => res.socket?.destroy()),
    ),
  'wrong schema': (service: ServiceProxy) =>
    service.spoil((res) => res.writeHead(200, json).end('{"data":{"unexpected":[null,"shape"]}}')),
  '200 with an error': (service: ServiceProxy) => service.spoil((res) => res.writeHead(200, json).end(errorBody)),
};
export type ServiceFault = keyof typeof faults;
