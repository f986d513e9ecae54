import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { draftKeys } from '#shared/keys/draftKeys.ts';
import { readStoredDraft, type StoredDraft } from './StoredDraft.ts';

/** A player's drafts are deleted when they sign out (endSession). A guest never signs out, so their drafts last as long as the tab. */
const storageOf = (uid: number) => (uid === 0 ? tabStorage : deviceStorage);

/** Drafts on this device of a player or, with uid 0, of a guest. Storage may be forbidden or full. */
export const deviceDrafts = {
  read(form: string, uid: number): StoredDraft | null {
    return readStoredDraft(storageOf(uid).read(draftKeys.device(form, uid)));
  },
  store(form: string, uid: number, draft: StoredDraft): void {
    // Without storage the typed values are still in the page.
    storageOf(uid).write(draftKeys.device(form, uid), JSON.stringify(draft));
  },
  remove(form: string, uid: number): void {
    storageOf(uid).remove(draftKeys.device(form, uid));
  },
};
