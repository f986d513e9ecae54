import type { Game } from '#shared/api/play/games.contract.ts';

export function fakeGame(sysname: string): Game {
  return {
    sysname,
    id: sysname,
    name: sysname.toUpperCase(),
    image_url: `/uploads/games/${sysname}-300x400.webp`,
    provider: 'registon',
    type: 'slot',
    categories: ['slots'],
    has_demo: true,
    description: {},
  };
}
