/** The public key that devices subscribe with. */
export const pushKeyPath = '/_/push-key';
