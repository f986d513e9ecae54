import type { PageAddress } from '#client/context/PageLocation.ts';

export const addressOf = ({ pathname, search, hash }: PageAddress): string => pathname + search + hash;
