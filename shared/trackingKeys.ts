/** Query keys forwarded to the tag manager (spec section 2, A-119). */
export const trackingKeys = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const;
