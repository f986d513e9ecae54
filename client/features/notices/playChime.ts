import { LOYALTY_NOTIFICATION_VOLUME } from '#shared/constants.ts';

/** Frequency in Hz and start in seconds. */
const NOTES = [
  [880, 0],
  [1318.5, 0.12],
] as const;
const NOTE_SECONDS = 0.5;

/** Silent in browsers that require a user gesture first. */
export function playChime(): void {
  try {
    const audio = new AudioContext();
    if (audio.state !== 'running') return void audio.close();
    for (const [pitch, start] of NOTES) {
      const note = audio.createOscillator();
      const volume = audio.createGain();
      const begin = audio.currentTime + start;
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(LOYALTY_NOTIFICATION_VOLUME, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
      note.connect(volume).connect(audio.destination);
      note.start(begin);
      note.stop(begin + NOTE_SECONDS);
      note.onended = () => {
        if (start > 0) void audio.close();
      };
    }
  } catch {
    // The sound is optional.
  }
}
