/** Keys of drafts of forms: `device` for a player (uid 0: guest) in the browser's storage, `platform` in the platform's store. */
export const draftKeys = {
  prefix: 'draft_',
  device: (form: string, uid: number) => `draft_${form}_${uid}`,
  platform: (form: string) => `draft_${form}`,
} as const;
