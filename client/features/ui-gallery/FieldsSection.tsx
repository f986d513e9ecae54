import { useState } from 'react';
import { ActionBar } from '#client/ui/forms/ActionBar.tsx';
import { Amount } from '#client/ui/forms/controls/Amount.tsx';
import { AmountPresets } from '#client/ui/forms/controls/AmountPresets.tsx';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Combobox } from '#client/ui/forms/controls/Combobox.tsx';
import { DateInput } from '#client/ui/forms/controls/DateInput.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { MaskedInput } from '#client/ui/forms/controls/MaskedInput.tsx';
import { PasswordInput } from '#client/ui/forms/controls/PasswordInput.tsx';
import { PhoneInput } from '#client/ui/forms/controls/PhoneInput.tsx';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { SumInput } from '#client/ui/forms/controls/SumInput.tsx';
import { Textarea } from '#client/ui/forms/controls/Textarea.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { readSum } from '#shared/domain/money/readSum.ts';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const COUNTRIES = [
  { code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: 'Oʻzbekiston' },
  { code: 'KZ', phone_code: '7', mask: '### ### ## ##', name: 'Qozogʻiston' },
  { code: 'GE', phone_code: '995', mask: '### ## ## ##', name: 'Gruziya' },
];
const REGIONS = [
  'Toshkent',
  'Samarqand',
  'Buxoro',
  'Xorazm',
  'Fargʻona',
  'Andijon',
  'Namangan',
  'Qashqadaryo',
  'Surxondaryo',
  'Navoiy',
  'Jizzax',
  'Sirdaryo',
].map((label) => ({ value: label, label }));
const LEVELS = ['Juda oddiy', 'Oʻrtacha', 'Yaxshi', 'Kuchli'] as const;
const passwordLabels = {
  showLabel: 'Parolni koʻrsatish',
  hideLabel: 'Parolni yashirish',
  capsLockText: 'Caps Lock yoqilgan',
};

export function FieldsSection() {
  const [country, setCountry] = useState('UZ');
  const [phone, setPhone] = useState('90 123 45 67');
  const [code, setCode] = useState('417');
  const [card, setCard] = useState('');
  const [birthday, setBirthday] = useState('');
  const [from, setFrom] = useState('19.11.2026');
  const [region, setRegion] = useState('Samarqand');
  const [sum, setSum] = useState('200\u00A0000');
  const [dollars, setDollars] = useState('12,50');
  const [password, setPassword] = useState('samarqand7');
  const [search, setSearch] = useState('anor');
  return (
    <GallerySection id="fields" title="Maydonlar">
      <div className={styles.columns}>
        <Field label="Ism">{(control) => <Input {...control} placeholder="Ismingiz" />}</Field>
        <Field label="E-pochta" error="Manzilda nuqta yetishmayapti">
          {(control) => <Input {...control} type="email" defaultValue="dilnoza@mail" />}
        </Field>
        <Field label="Taxallus" hint="4-20 belgi" success="Bu taxallus band emas">
          {(control) => <Input {...control} defaultValue="zuhro_77" />}
        </Field>
        <Field label="Davlat, oʻzgarmas">
          {(control) => <Input {...control} disabled defaultValue="Oʻzbekiston" />}
        </Field>
        <Field label="Telefon" note="Kod shu raqamga boradi">
          {(control) => (
            <PhoneInput
              {...control}
              countries={COUNTRIES}
              country={country}
              onCountryChange={setCountry}
              countryLabel="Davlat kodi"
              value={phone}
              onChange={setPhone}
            />
          )}
        </Field>
        <Field label="Parol" hint="6-20 belgi">
          {(control) => (
            <PasswordInput
              {...control}
              {...passwordLabels}
              strengthLabels={LEVELS}
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Field label="Tasdiqlash kodi">{(control) => <CodeInput {...control} value={code} onChange={setCode} />}</Field>
        <Field label="Notoʻgʻri kod" error="Kod notoʻgʻri. Tekshirib, qaytadan kiriting">
          {(control) => <CodeInput {...control} value="417200" onChange={() => undefined} />}
        </Field>
        <Field label="Karta raqami">
          {(control) => <MaskedInput {...control} mask="#### #### #### ####" value={card} onChange={setCard} />}
        </Field>
        <Field label="Tugʻilgan sana">
          {(control) => (
            <DateInput
              {...control}
              placeholder="KK.OO.YYYY"
              autoComplete="bday"
              value={birthday}
              onChange={setBirthday}
            />
          )}
        </Field>
        <Field label="Davr boshi">
          {(control) => (
            <DateInput
              {...control}
              placeholder="KK.OO.YYYY"
              calendarLabel="Taqvimni ochish"
              max="20.11.2026"
              value={from}
              onChange={setFrom}
            />
          )}
        </Field>
        <Field label="Jins">
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              placeholder="Tanlang"
              options={[
                { value: 'f', label: 'Ayol' },
                { value: 'm', label: 'Erkak' },
              ]}
            />
          )}
        </Field>
        <Field label="Viloyat">
          {(control) => (
            <Combobox
              {...control}
              options={REGIONS}
              value={region}
              onChange={setRegion}
              placeholder="Viloyatni tanlang"
              labels={{
                open: 'Roʻyxatni ochish',
                clear: 'Viloyatni oʻchirish',
                nothingFound: 'Hech narsa topilmadi',
                matches: (count) => `${count} ta mos`,
              }}
            />
          )}
        </Field>
        <SearchInput
          label="Oʻyin yoki provayder"
          clearLabel="Tozalash"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
        <Field label="Xabar" hint="Koʻpi bilan 2 000 belgi">
          {(control) => <Textarea {...control} rows={3} placeholder="Nima boʻlganini yozing" />}
        </Field>
        <Field label="Boʻsh xabar" error="Xabar matnini yozing">
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
        <Field label="Summa" hint="10 000 – 5 000 000">
          {(control) => (
            <Amount {...control} value={sum} onChange={setSum} unit="soʻm" digits={0} clearLabel="Summani oʻchirish" />
          )}
        </Field>
        <AmountPresets
          label="Tayyor summalar"
          presets={[
            { amount: 50_000 },
            { amount: 100_000 },
            { amount: 200_000 },
            { amount: 300_000 },
            { amount: 500_000 },
            { amount: 1_000_000, reason: 'bugungi limitdan oshadi' },
          ]}
          sum={readSum(sum, 0).amount}
          name="sum"
          onChoose={setSum}
        />
        <ActionBar
          isOverlay
          message={
            <p role="alert" className={styles.refusal}>
              Limitingiz boʻyicha yana 50 000 soʻm kiritish mumkin
            </p>
          }
        >
          <Button kind="primary" size="large" wide>
            100 000 soʻmga toʻldirish
          </Button>
        </ActionBar>
        <Field label="Limit, $">
          {(control) => <SumInput {...control} digits={2} value={dollars} onChange={setDollars} />}
        </Field>
      </div>
    </GallerySection>
  );
}
