import { expect, test } from 'vitest';
import { methods } from '#shared/api/methods.ts';
import { heldMethods } from './heldMethods.ts';

/** Answers about a player that are in no part of the file, and why. */
const ELSEWHERE: Record<string, string> = {
  'auth.logout': 'a command',
  'storage.get': 'read by its keys',
  'support.getFile': 'a file of one message of the tickets',
  'storage.getKeys': 'read with its values',
  'cashier.getmovements': 'the file of movements',
  'cashier.gethistory': 'the file of movements',
  'cashier.getbalancechanges': 'the file of movements',
  'games.getHistory': 'the file of movements',
  'games.getRound': 'one round of the file of movements',
  'cashier.getbanks': 'a list of banks',
  'cashier.getdepositinfo': 'one payment of the file of movements',
  'cashier.getwithdrawalinfo': 'one payment of the file of movements',
  'cashier.getmethodtimes': 'times of methods',
  'cashbacks.getplan': 'terms of cashback',
  'bonuses.get': 'terms of bonuses',
  'campaigns.getoffers': 'offers',
  'leaderboard.get': 'a public list',
  'loyalty.getproducts': 'the shop',
  'loyalty.getProgram': 'terms of a programme',
  'loyalty.getPrograms': 'terms of programmes',
  'loyalty.getnotifications': 'the notices',
  'popups.get': 'offers',
  'tournaments.get': 'a public list',
  'tournaments.getconditions': 'terms of a tournament',
};

test("every method that reads a player's data is in the player's own file, or the test says where it is", () => {
  const inFile = new Set(Object.values(heldMethods).flatMap((part) => part.map(({ name }) => name)));
  const ofPlayers = methods.filter(({ verb, access, personal }) => verb === 'GET' && (access === 'player' || personal));
  expect(ofPlayers.map(({ name }) => name).filter((name) => !inFile.has(name) && !(name in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((name) => inFile.has(name))).toEqual([]);
});
