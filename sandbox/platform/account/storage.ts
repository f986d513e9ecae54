import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { VALUE_BYTES } from '#sandbox/world/players/playerStorage.ts';
import { getStorage, getStorageKeys, setStorage } from '#shared/api/account/storage.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';

const KEY_LENGTH = 64;
const KEYS_AT_ONCE = 100;

export const storage: Answer[] = [
  answerPlayer(getStorage, ({ keys }, { world, player }) =>
    world.players.storage.read(player.uid, keys.slice(0, KEYS_AT_ONCE)),
  ),
  answerPlayer(getStorageKeys, (_input, { world, player }) => world.players.storage.keys(player.uid)),
  answerPlayer(setStorage, ({ key, value }, { world, player, locale }) => {
    if (key.length > KEY_LENGTH) throw refuseField(locale, 'key', 'tooLong');
    if (Buffer.byteLength(value) > VALUE_BYTES || !world.players.storage.write(player.uid, key, value))
      throw new AppError('StorageQuotaExceededException', { data: { bytes: VALUE_BYTES } });
    return 1;
  }),
];
