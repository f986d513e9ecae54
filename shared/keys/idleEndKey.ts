/** Key of sessionStorage: the session of this tab ended by inactivity. The sign-in shows this once. */
export const idleEndKey = 'idle_end';
