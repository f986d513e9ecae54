import type { Banner } from '#shared/api/site/banners.contract.ts';
import { resolveDescription } from '#shared/domain/resolveDescription.ts';
import { toMs } from '#shared/domain/toMs.ts';

export interface PromotionCard {
  id: number | string;
  name: string;
  /** The terms in one sentence. */
  summary: string;
  image: string;
  phoneImage: string;
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
    phoneImage: textOf('image_mobile') || textOf('image_desktop'),
    ends: toMs(finished_at),
  };
}
