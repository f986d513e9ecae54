import { draftKeys } from '../../../shared/keys/draftKeys.ts';
import { readStoredDraft, type StoredDraft } from './StoredDraft.ts';

/** A player's drafts are deleted when they sign out (endSession). A guest never signs out, so their drafts last as long as the tab. */
const storageOf = (uid: number): Storage => (uid === 0 ? sessionStorage : localStorage);

/** Drafts on this device of a player or, with uid 0, of a guest. Storage may be forbidden or full. */
export const deviceDrafts = {
  read(form: string, uid: number): StoredDraft | null {
    try {
      return readStoredDraft(storageOf(uid).getItem(draftKeys.device(form, uid)));
    } catch {
      return null;
    }
  },
  store(form: string, uid: number, draft: StoredDraft): void {
    try {
      storageOf(uid).setItem(draftKeys.device(form, uid), JSON.stringify(draft));
    } catch {
      // The typed values are still in the page.
    }
  },
  remove(form: string, uid: number): void {
    try {
      storageOf(uid).removeItem(draftKeys.device(form, uid));
    } catch {
      // Forbidden storage contains nothing.
    }
  },
};
