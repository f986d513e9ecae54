import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { Asker, UpstreamResponse } from './asker.ts';
import { callPlatform } from './callPlatform.ts';
import { platformRow } from './platformRow.ts';
import type { Row } from './Row.ts';

function hasContacts({ json }: UpstreamResponse): boolean {
  const data = (json as { data?: { contacts?: unknown } | null } | undefined)?.data;
  return data?.contacts !== undefined && data.contacts !== null;
}

/** Checks that `fields` is honoured: contacts are returned only if it names them. */
export async function examineFields(player: Asker): Promise<Row> {
  const without = await callPlatform(player, getProfileInfo, { fields: 'document' });
  const withThem = await callPlatform(player, getProfileInfo, { fields: 'contacts' });
  return platformRow(`${getProfileInfo.name}, fields`, withThem, [
    ...(hasContacts(withThem) ? [] : ['data.contacts with fields=contacts: list expected, missing came']),
    ...(hasContacts(without) ? ['data.contacts with fields=document: missing expected, contacts came'] : []),
  ]);
}
