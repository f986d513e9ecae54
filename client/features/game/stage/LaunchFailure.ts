/** Why a game is not on the screen: the device is offline, the platform refuses it to this player, the player is signed out, or the game itself failed. */
export type LaunchFailure = 'offline' | 'refused' | 'session' | 'game';
