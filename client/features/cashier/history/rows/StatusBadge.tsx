import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { statusLook } from './statusLook.ts';

export function StatusBadge({ status, of }: { status: string; of: string }) {
  const text = useText();
  const { kind, icon, messageId } = statusLook(status, of);
  return (
    <Badge kind={kind} icon={icon}>
      {text(messageId)}
    </Badge>
  );
}
