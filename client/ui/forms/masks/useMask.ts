import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type Ref, useCallback } from 'react';
import { assignRef } from '#client/ui/forms/controls/assignRef.ts';

/** A ref that applies a mask to an input, and also assigns the element to `ref`. `options` must be stable (useMemo or a constant). */
export function useMask(options: MaskitoOptions | null, ref: Ref<HTMLInputElement> | undefined) {
  const maskRef = useMaskito({ options });
  return useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element);
      assignRef(ref, element);
    },
    [maskRef, ref],
  );
}
