const icon = (d: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

export const frameIcons = {
  info: icon('M12 11v6M12 7.5v.1M12 3a9 9 0 1 0 .1 0z'),
  rounds: icon('M3.8 8.5V4M3.8 8.5h4.5M4.2 8.3a8.5 8.5 0 1 1-.6 5.2M12 7.5v5l3.2 1.8'),
  less: icon('M6 12h12'),
  more: icon('M12 6v12M6 12h12'),
  undo: icon('M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12'),
  clear: icon('M6 6l12 12M18 6 6 18'),
  repeat: icon('M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5'),
};
