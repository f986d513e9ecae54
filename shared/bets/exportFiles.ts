/** Where the content service has the files of history exports. The site serves them only under the session of their player. */
export const EXPORT_FILES = '/uploads/exports/';
