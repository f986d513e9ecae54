/** Cookie of a device on which a break was started, or a sign-in refused because of one; expires with the break. Guests with it see no offers. */
export const breakCookie = 'on_break';
