import { createVisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import type { Upload } from './pipeUpload.ts';

/** An upload that holds a slot, or wants one. */
export type SlottedUpload = Pick<Upload, 'isJudged' | 'rate'> & {
  /** Ends the upload: a faster one has taken its slot. */
  cut(): void;
};

/** Slots of uploads: each occupies a connection of the platform for as long as its visitor sends. */
export interface UploadSlots {
  /** Takes a slot and returns the function that releases it; or names the limit that was reached: the visitor's own or the total. */
  take(visitor: string, upload: SlottedUpload): (() => void) | 'visitor' | 'everybody';
}

/**
 * Creates the slots. When all are taken, an upload that is faster than the slowest gets the slowest one's slot, so that visitors who send
 * next to nothing cannot keep everyone else out.
 */
export function createUploadSlots(limits: { slots: number; perVisitor: number }): UploadSlots {
  const places = createVisitorSlots(limits);
  const held = new Map<SlottedUpload, () => void>();

  function makeRoomFor(upload: SlottedUpload): void {
    const judged = [...held.keys()].filter((one) => one.isJudged());
    const slowest = judged.reduce<SlottedUpload | undefined>(
      (one, other) => (one && one.rate() <= other.rate() ? one : other),
      undefined,
    );
    if (!slowest || slowest.rate() >= upload.rate()) return;
    // Before the cut, whose answer may take a while to end.
    held.get(slowest)?.();
    slowest.cut();
  }

  return {
    take(visitor, upload) {
      let place = places.take(visitor);
      if (place === 'everybody') {
        makeRoomFor(upload);
        place = places.take(visitor);
      }
      if (typeof place === 'string') return place;
      const release = place;
      const leave = () => {
        held.delete(upload);
        release();
      };
      held.set(upload, leave);
      return leave;
    },
  };
}
