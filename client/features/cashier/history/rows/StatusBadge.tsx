import { useText } from '../../../../i18n/useText.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { statusLook } from './statusLook.ts';

export function StatusBadge({ status }: { status: string }) {
  const text = useText();
  const { kind, icon, messageId } = statusLook(status);
  return (
    <Badge kind={kind} icon={icon}>
      {text(messageId)}
    </Badge>
  );
}
