/** Address of the icon sprite, with a hash of its content, so that it is cached without expiry. */
export const SPRITE = '/icons/sprite.svg?v=e197bf7c';
