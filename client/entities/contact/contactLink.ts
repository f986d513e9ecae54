import type { IconName } from '#client/ui/media/iconShapes.ts';

/** Address and icon of a contact; an unknown kind has no address. */
export function contactLink(type: string, value: string): { href: string | null; icon: IconName } {
  const text = value.trim();
  switch (type) {
    case 'email':
      return { href: `mailto:${text}`, icon: 'mail' };
    case 'phone':
      return { href: `tel:${text.replace(/[^+\d]/g, '')}`, icon: 'call' };
    case 'telegram':
      return { href: `https://t.me/${text.replace(/^(?:https?:\/\/)?(?:t\.me\/)?@?/i, '')}`, icon: 'send' };
    default:
      return { href: /^https?:\/\//i.test(text) ? text : null, icon: 'link' };
  }
}
