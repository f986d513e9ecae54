import type { Banner } from '#shared/api/site/banners.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { toMs } from '#shared/domain/toMs.ts';

export interface PromotionCard {
  id: number | string;
  name: string;
  /** The terms in one sentence. */
  summary: string;
  image: string;
  /** The image as AVIF, or ''. */
  avif: string;
  phoneImage: string;
  /** The phone image as AVIF, or ''. */
  phoneAvif: string;
  /** Milliseconds; null when no end is announced. */
  ends: number | null;
}

type ImageNames = Readonly<Record<string, string>>;

/** `imageNames`: the `banner` part of prazer-config's imageNames. */
export function toPromotionCard({ id, finished_at, description }: Banner, imageNames: ImageNames): PromotionCard {
  const described: Record<string, unknown> = resolveDescription(description, imageNames);
  const textOf = (key: string) => (typeof described[key] === 'string' ? described[key] : '');
  return {
    id,
    name: textOf('title') || textOf('name'),
    summary: textOf('subtitle') || (textOf('text').split('\n', 1)[0] ?? ''),
    image: textOf('image_desktop'),
    avif: textOf('image_desktop_avif'),
    phoneImage: textOf('image_mobile') || textOf('image_desktop'),
    phoneAvif: textOf('image_mobile') ? textOf('image_mobile_avif') : textOf('image_desktop_avif'),
    ends: toMs(finished_at),
  };
}
