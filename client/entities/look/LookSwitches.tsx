import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { painted } from '#client/lib/late/painted.ts';
import { Switch } from '#client/ui/forms/controls/choice/Switch.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import type { Theme } from '#client/ui/theme/Theme.ts';
import { useTheme } from '#client/ui/theme/useTheme.ts';
import styles from './LookSwitches.module.css';
import { useDataSaver } from './useDataSaver.ts';

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

export function LookSwitches() {
  const text = useText();
  const { isSaving, setSaving } = useDataSaver();
  const { theme, setTheme, isCalm, setCalm } = useTheme();
  // A new theme redraws the whole page: show the choice before that.
  const [chosen, setChosen] = useState<Theme>();
  const choose = async (next: Theme) => {
    setChosen(next);
    await painted();
    setTheme(next);
    setChosen(undefined);
  };
  return (
    <div className={styles.look}>
      <Segmented
        wide
        label={text('shell.theme')}
        value={chosen ?? theme}
        onChange={(next) => void choose(next)}
        options={THEMES.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
      />
      <Switch
        label={text('shell.dataSaver')}
        checked={isSaving}
        onChange={(event) => setSaving(event.currentTarget.checked)}
      />
      <Switch label={text('shell.calm')} checked={isCalm} onChange={(event) => setCalm(event.currentTarget.checked)} />
    </div>
  );
}
