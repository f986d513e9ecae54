import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { ClubNotice } from '#sandbox/world/rewards/club.ts';
import { clubLevels } from '#sandbox/world/rewards/clubLevels.ts';
import { clubProducts } from '#sandbox/world/rewards/clubProducts.ts';
import { clubPrograms } from '#sandbox/world/rewards/clubPrograms.ts';
import { raceKinds } from '#sandbox/world/rewards/raceKinds.ts';

type LocalizedText = Record<SandboxLanguage, string>;

const titles = {
  register: { uz: 'Klubga xush kelibsiz', ru: 'Добро пожаловать в клуб' },
  quest: { uz: 'Vazifa bajarildi', ru: 'Задание выполнено' },
  profile: { uz: 'Profil toʻldirildi', ru: 'Профиль заполнен' },
  confirm: { uz: 'Kontakt tasdiqlandi', ru: 'Контакт подтверждён' },
  product: { uz: 'Xarid uchun rahmat', ru: 'Спасибо за покупку' },
  level: { uz: 'Yangi daraja', ru: 'Новый уровень' },
  new_device: { uz: 'Yangi qurilmadan kirildi', ru: 'Вход с нового устройства' },
  password: { uz: 'Parol almashtirildi', ru: 'Пароль изменён' },
  second_factor: { uz: 'Ikki bosqichli kirish oʻzgardi', ru: 'Двухэтапный вход изменён' },
  requisites: { uz: 'Pul yangi rekvizitlarga yechilmoqda', ru: 'Вывод на новые реквизиты' },
  social: { uz: 'Kirish uchun hisob bogʻlandi', ru: 'Привязан аккаунт для входа' },
  contact: { uz: 'Kontakt almashtirilmoqda', ru: 'Замена контакта' },
  passkey: { uz: 'Kirish kalitlari oʻzgardi', ru: 'Изменены ключи доступа' },
  deposit: { uz: 'Toʻlov kechikib tasdiqlandi', ru: 'Платёж подтверждён с опозданием' },
  support: { uz: 'Qoʻllab-quvvatlash xizmati javob berdi', ru: 'Поддержка ответила' },
  race: { uz: 'Turnirda sovrin', ru: 'Приз в турнире' },
} as const satisfies Record<string, LocalizedText>;

/** What to do about a change that the player did not make. */
const notYou: LocalizedText = {
  uz: 'Bu siz boʻlmasangiz, darhol parolni almashtiring va qoʻllab-quvvatlash xizmatiga yozing.',
  ru: 'Если это не вы, сразу смените пароль и напишите в поддержку.',
};
const warnings: ReadonlySet<string> = new Set([
  'new_device',
  'password',
  'second_factor',
  'requisites',
  'social',
  'passkey',
  'contact',
]);

const answered: LocalizedText = {
  uz: '{number}-murojaat: javob profilingizda, «Murojaatlaringiz» boʻlimida.',
  ru: 'Обращение {number}: ответ в вашем профиле, в разделе «Ваши обращения».',
};

const paid: LocalizedText = {
  uz: '№ {id} toʻlov balansingizga tushdi.',
  ru: 'Платёж № {id} зачислен на баланс.',
};

const aboutClub: LocalizedText = {
  uz: 'Har bir tikish ball keltiradi. Ballar doʻkonda sovgʻaga almashtiriladi.',
  ru: 'Каждая ставка приносит баллы. Баллы меняются на подарки в магазине.',
};

/** A notice in the player's language. Its details are looked up by its subject; a subject that no longer exists gets no text. */
export function noticeMessages(
  { trigger, subject }: ClubNotice,
  locale: SandboxLanguage,
): { title: string; message: string } {
  if (trigger === 'deposit') return { title: titles.deposit[locale], message: paid[locale].replace('{id}', subject) };
  if (trigger === 'support')
    return { title: titles.support[locale], message: answered[locale].replace('{number}', subject) };
  if (warnings.has(trigger))
    return { title: titles[trigger][locale], message: `${subject ? `${subject}. ` : ''}${notYou[locale]}` };
  const race = raceKinds.find(({ sysname }) => sysname === subject);
  const quests = clubPrograms.flatMap((program) => program.quests);
  const text =
    trigger === 'register'
      ? aboutClub
      : (race?.name ??
        (trigger === 'level'
          ? clubLevels.find(({ sysname }) => sysname === subject)?.name
          : trigger === 'product'
            ? clubProducts.find(({ id }) => String(id) === subject)?.name
            : quests.find(({ id }) => id === subject)?.title));
  return { title: titles[race ? 'race' : trigger][locale], message: text?.[locale] ?? '' };
}
