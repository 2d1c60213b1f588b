import type { Page } from '@playwright/test';

/** Ids of the demo learner's records, for the addresses of the pictures. */
export interface Places {
  readonly approved: number;
  readonly failed: number;
  readonly code: string;
  readonly id_usuario: number;
}

/** One picture of the user guide, taken from the running portal. */
export interface Picture {
  /** File name in packages/web/guia/capturas, without extension. */
  readonly name: string;
  /** Another path, relative to the repository; the extension chooses the format. */
  readonly file?: string;
  /** Document number of the person who signs in; absent: signed out. */
  readonly who?: string;
  readonly path: (places: Places) => string;
  /** Acts once the screen is visible. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly size?: { readonly width: number; readonly height: number };
}

export const ALUMNO = '10000003';
export const ADMIN = '10000001';
