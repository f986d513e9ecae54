import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { type HallQuery, SORTS } from '#shared/url/hallQuery.ts';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  value: HallQuery['sort'];
  form: string;
  onChange: (sort: HallQuery['sort']) => void;
}

export function SortSelect({ value, form, onChange }: SortSelectProps) {
  const text = useText();
  return (
    <span className={styles.box}>
      <Icon name="sort" />
      <select
        name="sort"
        form={form}
        aria-label={text('hall.sort')}
        value={value}
        onChange={(event) => onChange(SORTS.find((sort) => sort === event.target.value) ?? 'popular')}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text(`hall.sort.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
