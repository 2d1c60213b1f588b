import type { Catalog } from '../catalog.ts';

export const inicio: Catalog['inicio'] = {
  fallo: 'The portal could not be opened',
  consejo: 'Check your connection and try again. What this device has saved is kept.',
  sinJavaScript: 'This portal needs JavaScript to work.',
};
