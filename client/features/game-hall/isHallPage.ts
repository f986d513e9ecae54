import type { PageLocation } from '#client/context/PageLocation.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

export const isHallPage = ({ pathname }: Pick<PageLocation, 'pathname'>): boolean =>
  stripLocale(pathname) === paths.gamehall.build();
