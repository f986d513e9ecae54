import { KIND_BYTES, ticketFileKind, ticketFileTypes } from '#shared/support/ticketFileKind.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import type { ChosenFile, PreparedFile } from './ChosenFile.ts';

/** The longer side of a sent picture in pixels: small print of a receipt is still read. */
const MAX_SIDE = 2400;
const PREVIEW_SIDE = 96;
const QUALITY = 0.85;
/** A picture of a screen stays sharp as PNG up to so many bytes. */
const MAX_PNG = 1_500_000;

const refused = (problem: NonNullable<ChosenFile['problem']>): PreparedFile => ({
  ready: null,
  way: null,
  preview: null,
  problem,
});

/**
 * Makes what is sent of a chosen file. A picture is drawn anew and made smaller, which leaves out what a phone writes into it: place, time,
 * device. One that the browser cannot draw (HEIC in most) and a PDF are sent as they are. Rejects if the browser has no room to draw.
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  const kind = await kindOf(file);
  if (kind === null) return refused('kind');
  const asIs = (): PreparedFile => {
    if (file.size > ticketFiles.maxBytes) return refused('large');
    const { type, end } = ticketFileTypes[kind];
    return { ready: new File([file], `file.${end}`, { type }), way: 'asIs', preview: null, problem: null };
  };
  if (kind === 'pdf') return asIs();
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return kind === 'heic' ? asIs() : refused('broken');
  try {
    const canvas = drawn(picture, MAX_SIDE);
    const png = kind === 'png' ? await encoded(canvas, 'image/png') : null;
    const blob = png && png.size <= MAX_PNG ? png : await encoded(canvas, 'image/jpeg');
    if (!blob || blob.size > ticketFiles.maxBytes) return refused('broken');
    const end = blob.type === 'image/png' ? 'png' : 'jpg';
    return {
      ready: new File([blob], `file.${end}`, { type: blob.type }),
      way: 'redrawn',
      preview: drawn(picture, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY),
      problem: null,
    };
  } finally {
    picture.close();
  }
}

async function kindOf(file: File) {
  try {
    return ticketFileKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  } catch {
    // A file of a cloud that is not on the device.
    return null;
  }
}

function drawn(picture: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // An empty picture would be sent.
  if (!context) throw new Error('the browser gives no canvas');
  // JPEG has no transparency: what is transparent would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
