import { notOnTablet } from './api-error.ts';
import { readShop } from '../session/shop.ts';

/** Saves a file through the browser's downloads. Throws on a tablet that a shop shares: the next person would find it (P125). */
export function saveFile(blob: Blob, name: string): void {
  if (readShop()) throw notOnTablet();
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
