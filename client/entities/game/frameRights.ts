import { gameOrigin } from './gameOrigin.ts';

/**
 * What a document of a game may do in its frame. Of an origin of its own it is shut in by that; of the site's own origin the sandbox keeps
 * it from leading the page away, from downloads and from dialogs of the browser, but a hostile one can take the sandbox off
 * (docs/operations.md). The first address of a frame leads on to GAME_ORIGIN, so what is allowed is allowed to that by name.
 */
export function frameRights(): { sandbox: string; allow: string } {
  const origin = gameOrigin();
  const whom = origin === location.origin ? '' : ` ${origin}`;
  return {
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock',
    allow: `fullscreen${whom}; autoplay${whom}`,
  };
}
