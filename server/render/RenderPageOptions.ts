import type { Request, Response } from 'express';
import type { Preludes } from '#server/pages/createPreludes.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import type { Insertions } from './HtmlSink.ts';
import type { HeldHoles } from './prelude/createHeldHoles.ts';
import type { PreludeVariant } from './prelude/makePrelude.ts';
import type { Prelude } from './prelude/Prelude.ts';
import type { RenderDependencies } from './RenderDependencies.ts';

/** Dependencies of a render for a visitor. */
export interface RenderPageOptions extends RenderDependencies {
  /** Calls on behalf of one visitor: with the player's cookie, or without one for a guest. */
  transportFor: (req: Request, res: Response) => VisitorTransport;
  originOf: (req: Request) => string;
  /** Pages that players share but for what is their own. */
  preludes?: Preludes<Prelude, PreludeVariant> | undefined;
  heldHoles?: HeldHoles | undefined;
  /** What was typed into a form that was refused and which this page shows again. */
  typedOf?: (req: Request) => TypedFields | null;
  /** Gets the platform's answer about the request's session; uid 0: it is not a player's. */
  onSession?: (req: Request, res: Response, uid: number) => void;
  /** Called when the player is on a break; `until` in Unix seconds, null: permanent. */
  onBreak?: (req: Request, res: Response, until: number | null) => void;
  /** Gets the processor milliseconds of a part of a render: a search in the catalogue, the shell. */
  onCost?: (req: Request, res: Response, ms: number) => void;
  /** Adds to what is inserted into the document. */
  addInsertions?: (inserted: Insertions | undefined, nonce: string) => Promise<Insertions | undefined>;
  /** Whether a request gets the Server-Timing header. */
  isForAdmin: (req: Request) => boolean;
  /** A mistake in the code of a page goes to `next` in place of the page that words it for visitors: in development. */
  showsErrors?: boolean;
  onError: (error: unknown, res: Response) => void;
}
