/** Seconds of inactivity until a forced log-out (E4). */
export const FORCE_LOGOUT_SECONDS = 1800;
