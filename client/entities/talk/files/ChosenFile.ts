/** How a chosen file is sent: a picture drawn anew, without the place and time that a phone writes into it; or as it is. */
export type FileWay = 'redrawn' | 'asIs';

/** Why a chosen file is not sent. */
export type FileProblem = 'kind' | 'large' | 'broken' | 'unprepared' | 'failed';

/** A file chosen for a message to support. */
export interface ChosenFile {
  /** Of the choice: stays the same. */
  key: string;
  /** The platform takes a file of one key once. */
  sendKey: string;
  /** The name on the device, which is not sent. */
  name: string;
  /** Bytes on the device. */
  size: number;
  /** What is sent; null while it is being made, and for a file with a problem. */
  ready: File | null;
  way: FileWay | null;
  /** A small picture of what is sent, as a data URL; null: there is none. */
  preview: string | null;
  problem: FileProblem | null;
  /** The part that has been sent, 0 to 1; null: not under way. */
  progress: number | null;
  /** The platform's id of the file, once it has it. */
  id: string | null;
}

/** What is made of a chosen file before it is sent. */
export type PreparedFile = Pick<ChosenFile, 'ready' | 'way' | 'preview' | 'problem'>;
