/** Cookie of a device on which a break was begun, or a sign-in refused for one; gone with the break. Whoever carries it is not sold to as a guest. */
export const breakCookie = 'on_break';
