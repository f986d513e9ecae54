import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { telegramUser } from '#client/entities/social/telegramUser.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { addTelegram } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { linkProblem } from './linkProblem.ts';
import styles from './Security.module.css';

/** The Telegram account that opened this tab; a press offers it for linking, by name. */
export function TelegramRow({ data }: { data: string }) {
  const text = useText();
  const { call } = useApp();
  const { busy, error, press } = usePress();
  const service = serviceName('telegram');
  const name = telegramUser(data)?.name ?? '';
  return (
    <li>
      <Icon name="link" size={24} />
      <div className={styles.what}>
        <p className={styles.name}>{service}</p>
        <p className={styles.note}>{text('security.link.telegram', { name })}</p>
        {error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
      </div>
      <Button
        size="small"
        loading={busy !== null}
        aria-label={text('security.linkOf', { service })}
        onClick={() =>
          void press(
            'telegram',
            () => call(addTelegram, { tg_data: data }).then(requireOne),
            'security.offer.asked',
            telegramProblem,
          )
        }
      >
        {text('security.linkAction')}
      </Button>
    </li>
  );
}

/** The data may have expired, been used in another browser, or belong to a linked account. */
function telegramProblem(error: unknown): { id: string; isStale: true } | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'ALREADY_LINKED') return { id: linkProblem('already_linked'), isStale: true };
  return error.type === 'InvalidParameterException' ? { id: 'security.link.telegramOld', isStale: true } : null;
}
