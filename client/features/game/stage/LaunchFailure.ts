/** Why a game failed: the device is offline, the platform refuses the player, the player is signed out, or the game is broken. */
export type LaunchFailure = 'offline' | 'refused' | 'session' | 'game';
