/** A copy of the sources with one more language, built with the components in every state (`buildGallery`). */
export const galleryFolder = '.cache/gallery';
