/** Whether the hub is beside every page of the area, so that its own page would show it twice. The server cannot know. */
export const isTwoPaned = (): boolean => !import.meta.env.SSR && matchMedia('(min-width: 992px)').matches;
