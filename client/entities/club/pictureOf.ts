import type { Description } from '../../../shared/api/wireTypes.ts';

/** The picture of a thing of the club: `image`, or its main one; empty where it has none. */
export function pictureOf(description: Description): string {
  const image = description['image'];
  return typeof image === 'string' && image !== '' ? image : (description.images?.['main'] ?? '');
}
