import { loadProfile } from './loadProfile.ts';

export const loadCritical = loadProfile;
