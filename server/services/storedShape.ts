/**
 * The version of stored values of the content and platform caches. Increase it when their shape changes: values of other versions are
 * ignored.
 */
export const STORED_SHAPE = 1;
