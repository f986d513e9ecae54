/** Query keys that say who sent a visitor: for the tag manager and the registration. */
export const trackingKeys = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const;
export type TrackingKey = (typeof trackingKeys)[number];
