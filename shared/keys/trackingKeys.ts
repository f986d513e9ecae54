/** Query keys of the source of a visit, for the tag manager and the registration. */
export const trackingKeys = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const;
/** A tracking key. */
export type TrackingKey = (typeof trackingKeys)[number];
