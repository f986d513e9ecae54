/** Query key with the id of an identity provider's check other than the player's verification. */
export const ACTION_KEY = 'action';
