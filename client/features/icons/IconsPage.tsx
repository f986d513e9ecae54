import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { flagShapes, type IconName, iconShapes } from '#client/ui/media/iconShapes.ts';
import { payShapes } from '#client/ui/media/payShapes.ts';
import { SPRITE } from '#client/ui/media/spriteUrl.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './IconsPage.module.css';

const icons = Object.keys(iconShapes) as IconName[];
const flags = Object.keys(flagShapes);
const plates = Object.keys(payShapes);

/** `/_icons`: all icons with the names to use in the content service. */
export function IconsPage() {
  const text = useText();
  return (
    <div>
      <Seo title={text('icons.title')} canonicalPath={paths.icons.build()} robots="noindex, follow" />
      <PageHead title={text('icons.title')} lead={text('icons.lead')} />
      <p className={styles.count}>
        {text('icons.count', { count: formatNumber(icons.length + flags.length + plates.length) })}
      </p>
      <h2>{text('icons.line')}</h2>
      <ul className={styles.grid}>
        {icons.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size={28} />
            <code translate="no">{name}</code>
          </li>
        ))}
      </ul>
      <h2>{text('icons.flags')}</h2>
      <ul className={styles.grid}>
        {flags.map((name) => (
          <li key={name} className={styles.icon}>
            <svg width={42} height={30} aria-hidden="true">
              <use href={`${SPRITE}#${name}`} />
            </svg>
            <code translate="no">{name}</code>
          </li>
        ))}
      </ul>
      <h2>{text('icons.plates')}</h2>
      <ul className={styles.grid}>
        {plates.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name as IconName} size={44} />
            <code translate="no">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
