/** Of sessionStorage: the session of this tab was ended because nothing was done for too long. Said once at the sign-in. */
export const idleEndKey = 'idle_end';
