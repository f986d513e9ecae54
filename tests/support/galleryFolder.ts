/** Where `vite build --mode gallery` puts its `dist` (vite.config.ts). */
export const galleryFolder = 'node_modules/.cache/gallery';
