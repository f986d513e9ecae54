import type { Banner } from '../../../shared/api/site/banners.contract.ts';
import { resolveDescription } from '../../../shared/domain/resolveDescription.ts';
import { toMs } from '../../../shared/domain/toMs.ts';

/** What lists show of a promotion. */
export interface PromotionCard {
  id: number | string;
  name: string;
  /** One sentence with the terms themselves. */
  summary: string;
  image: string;
  /** The same as AVIF, or ''. */
  avif: string;
  phoneImage: string;
  /** Milliseconds; null where no end is announced. */
  ends: number | null;
}

type ImageNames = Readonly<Record<string, string>>;

/** `imageNames`: the `banner` part of prazer-config's imageNames. */
export function toPromotionCard({ id, finished_at, description }: Banner, imageNames: ImageNames): PromotionCard {
  const described: Record<string, unknown> = resolveDescription(description, imageNames);
  const word = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  return {
    id,
    name: word('title') || word('name'),
    summary: word('subtitle') || (word('text').split('\n', 1)[0] ?? ''),
    image: word('image_desktop'),
    avif: word('image_desktop_avif'),
    phoneImage: word('image_mobile') || word('image_desktop'),
    ends: toMs(finished_at),
  };
}
