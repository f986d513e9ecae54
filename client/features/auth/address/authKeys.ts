import { queryKeys } from '#shared/keys/queryKeys.ts';

/** Query keys that open the dialog; removed from the address when it closes. */
export const authKeys: readonly string[] = [
  queryKeys.showPopupReg,
  queryKeys.showPopupAuth,
  queryKeys.preventClose,
  queryKeys.redirectUrl,
];
