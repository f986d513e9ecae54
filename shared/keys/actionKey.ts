/** Query key of pages about a check of the identity provider beside that of the person: its id. */
export const ACTION_KEY = 'action';
