import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Preloaded by `npm run dev` into the site and the sandbox: tells the parent which files of the repository they have read, so that a saved
// file starts again only what has it.
if (process.send)
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) {
        // Vite adds a query to what it loads.
        const [address] = url.split('?', 1);
        process.send?.({ type: 'file', file: fileURLToPath(address) });
      }
      return next(url, context);
    },
  });
