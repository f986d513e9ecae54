/** The folder of a copy of the sources with one more language, built with `/_ui` (`buildGallery`). */
export const galleryFolder = '.cache/gallery';
