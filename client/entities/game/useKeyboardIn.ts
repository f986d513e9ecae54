import { type RefObject, useEffect, useState } from 'react';

/** Whether the visible keyboard focus is within one of the places. */
export function useKeyboardIn(...places: RefObject<Element | null>[]): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    let was = false;
    // Each press moves the focus, and setting an unchanged state may render the component.
    const put = (is: boolean) => {
      if (is !== was) setIn(is);
      was = is;
    };
    const look = () => {
      const focused = document.activeElement;
      put(places.some(({ current }) => current?.contains(focused)) && focused?.matches(':focus-visible') === true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) put(false);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs of the caller, the same at each call
  }, []);
  return isIn;
}
