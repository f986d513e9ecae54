import type { Description } from '#shared/api/wireTypes.ts';

/** `image` of a description, else `images.main`, else ''. */
export function pictureOf(description: Description): string {
  const image = description['image'];
  return typeof image === 'string' && image !== '' ? image : (description.images?.['main'] ?? '');
}
