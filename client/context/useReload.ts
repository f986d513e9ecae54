import { useRevalidator } from 'react-router';

/** Loads the data of the current page again, keeping what is shown until it is here. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  return { reload: revalidate, isReloading: state !== 'idle' };
}
