/** Where forms that are not sent yet are stored: a form of a player (0: of a guest) on the device, a form with the platform. */
export const draftKeys = {
  prefix: 'draft_',
  device: (form: string, uid: number) => `draft_${form}_${uid}`,
  platform: (form: string) => `draft_${form}`,
} as const;
