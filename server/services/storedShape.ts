/** Another one when the values of the content or platform cache change their shape: old ones are not read then. */
export const STORED_SHAPE = 1;
