import { createContext } from 'react';

/** Name and pictures of the company, in the place of the portal's own. */
export interface Brand {
  readonly nombre: string | null;
  /** Address of the image. */
  readonly logo: string | null;
  /** Address of the picture of the sign-in's panel. */
  readonly panel: string | null;
}

/** Brand that every `Logo` shows. */
export const BrandContext = createContext<Brand>({ nombre: null, logo: null, panel: null });
