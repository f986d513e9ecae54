import { gameOrigin } from './gameOrigin.ts';

/**
 * Rights of a game document in its frame. A separate origin isolates it. On the site's origin the sandbox prevents top navigation,
 * downloads and browser dialogs, but a hostile document can remove the sandbox (docs/game-documents.md). The first address of a frame
 * redirects to GAME_ORIGIN, so `allow` names that origin.
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
