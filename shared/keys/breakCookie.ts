/**
 * Cookie of a device on which a break was started, or a sign-in refused because of one; expires with the break. Its value is only the
 * end of the break, in Unix seconds, 0: permanent. Guests with it see no offers, and the sign-up tells them of the break.
 */
export const breakCookie = 'on_break';
