import { createContext } from 'react';

/** Name and logo of the company, in the place of the portal's own. */
export interface Brand {
  readonly nombre: string | null;
  /** Address of the image. */
  readonly logo: string | null;
}

/** Brand that every `Logo` shows. */
export const BrandContext = createContext<Brand>({ nombre: null, logo: null });
