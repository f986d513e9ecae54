import type { Request, Response } from 'express';
import { partsOfOrigin } from '#server/http/hosts/partsOfOrigin.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { transportInScript } from '#server/platform/answers/transportInScript.ts';
import type { PlatformTransport, VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { type Call, createCall } from '#shared/api/call.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';

/** The transport of the platform, and how a visitor's origin is found. */
export interface VisitorTransportsOptions {
  transport: Pick<PlatformTransport, 'for'>;
  isSecure: (req: Request) => boolean;
}

/** Creates calls of the product API on behalf of one visitor, or of a guest for results that all guests share. */
export function createVisitorTransports({ transport, isSecure }: VisitorTransportsOptions) {
  function guestTransport(origin: string, trace: RequestTrace): VisitorTransport {
    const { host, protocol } = partsOfOrigin(origin);
    const guest = { isGuest: true, framed: false, cookie: undefined, ip: undefined, userAgent: undefined };
    return transport.for({ ...guest, protocol, host, secure: protocol === 'https', trace });
  }

  function guestCall(origin: string, trace: RequestTrace): Call {
    return createCall(guestTransport(origin, trace).transport, () => DEFAULT_LOCALE);
  }

  function transportFor(req: Request, res: Response): VisitorTransport {
    const context = contextOf(res);
    const { isGuest, framed, origin, script } = context;
    const { transport: send, cookies } = transport.for({
      isGuest,
      framed,
      cookie: req.headers.cookie,
      ip: req.ip,
      ...partsOfOrigin(origin),
      userAgent: req.get('user-agent'),
      secure: isSecure(req),
      trace: context,
    });
    return { transport: transportInScript(send, script), cookies };
  }

  /**
   * For calls after the request has been answered: holds its ids and the data that identifies the visitor, not the request. `trace`: the
   * request that waits for the calls and records them.
   */
  function callFor(req: Request, res: Response, trace?: RequestTrace): Call {
    const context = contextOf(res);
    const { isGuest, framed, origin, locale } = context;
    const { id, traceparent } = context;
    const visitor = {
      isGuest,
      framed,
      cookie: req.headers.cookie,
      ip: req.ip,
      ...partsOfOrigin(origin),
      userAgent: req.get('user-agent'),
      secure: isSecure(req),
    };
    return (method, input, options) => {
      const { transport: send } = transport.for({ ...visitor, trace: trace ?? loadTrace({ id, traceparent }) });
      return createCall(send, () => locale)(method, input, options);
    };
  }

  return { guestTransport, guestCall, transportFor, callFor };
}
