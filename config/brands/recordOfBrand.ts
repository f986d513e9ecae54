import { createHmac } from 'node:crypto';
import { type EnvName, envShape, metaOf } from '#config/env.ts';
import type { BrandFile } from './brandFile.ts';
import { isOfBrand, ofOneSite, secretsOfUpstream } from './brandVariables.ts';
import { variableOfBrand } from './variableOfBrand.ts';

type TextRecord = Record<string, string | undefined>;

/**
 * The environment of a brand as texts: that of the process with the origin and hosts of the brand, its `variables`, and secrets of the
 * process's environment that end with the brand (`PUSH_KEY__ANOR`). `record`: the texts of the process's environment.
 */
export function recordOfBrand(id: string, file: BrandFile, record: Readonly<TextRecord>): TextRecord {
  const changes: TextRecord = { ...file.variables };
  for (const name of Object.keys(envShape) as EnvName[]) {
    const secret = record[variableOfBrand(name, id)];
    if (isOfBrand(name) && metaOf(name).secret && secret) changes[name] = secret;
  }
  const inherited: TextRecord = { ...record };
  for (const name of ofOneSite) delete inherited[name];
  for (const [address, secrets] of Object.entries(secretsOfUpstream))
    if (changes[address] !== undefined && changes[address] !== record[address])
      for (const name of secrets) delete inherited[name];
  const { DEVICE_SECRET, SNAPSHOT_FILE } = record;
  const { host } = new URL(file.origin);
  return {
    ...inherited,
    // A cookie that one site has signed is worth nothing on another.
    ...(DEVICE_SECRET
      ? { DEVICE_SECRET: createHmac('sha256', DEVICE_SECRET).update(`brand ${id}`).digest('hex') }
      : {}),
    ...(SNAPSHOT_FILE === 'off' ? {} : { SNAPSHOT_FILE: `${SNAPSHOT_FILE || metaOf('SNAPSHOT_FILE').fallback}.${id}` }),
    ...changes,
    PUBLIC_ORIGIN: file.origin,
    PUBLIC_HOSTS: file.hosts.filter((one) => one !== host).join(','),
  };
}
