import { type ReactNode, Suspense, use } from 'react';
import { PreludeContext } from './PreludeContext.ts';

interface PlayerHoleProps {
  /** Stands in the document where the hole could not be filled; without script it stays, so it must be worth showing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A place of the document with facts of one player: its balances, likes, or data of `loadOwn`. A prelude has a hole there, which the
 * server fills in place for each player. A hole is for a place, not for a tile, because each costs time in every answer. It must not be
 * inside another hole or a table, and has no markup that is set as HTML.
 */
export const PlayerHole: (props: PlayerHoleProps) => ReactNode = import.meta.env.SSR ? Hole : Suspense;

function Hole({ fallback, children }: PlayerHoleProps) {
  const isPrelude = use(PreludeContext);
  return (
    <Suspense fallback={isPrelude ? <Marked>{fallback}</Marked> : fallback}>
      {isPrelude ? <Waiting /> : children}
    </Suspense>
  );
}

/** By the mark the server knows that a place which is left out is a hole, not a section that was not loaded. */
function Marked({ children }: { children: ReactNode }) {
  return (
    <>
      <template data-hole="" />
      {children}
    </>
  );
}

function Waiting() {
  return use(forever);
}

const forever = import.meta.env.SSR ? new Promise<never>(() => {}) : (undefined as never);
