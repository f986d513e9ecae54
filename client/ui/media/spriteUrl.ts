/** Address of the icon sprite; the hash of its content lets it be cached for ever. */
export const SPRITE = '/icons/sprite.svg?v=556a53a8';
