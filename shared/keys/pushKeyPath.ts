/** Address of the public key with which devices subscribe to notifications. */
export const pushKeyPath = '/_/push-key';
