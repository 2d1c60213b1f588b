import type { Catalog } from '../catalog.ts';

export const errores: Catalog['errores'] = {
  titulo404: 'We couldn’t find that page',
  texto404: 'Something went wrong. Please use the button to go to the home page.',
  sinPermiso: 'Your account cannot open this screen',
  sinPermisoTexto:
    '“{pantalla}” is for {quien, select, admin {administrators} soporte {support and administrators} other {learners}}. If you need it, contact the training team.',
  titulo500: 'System error',
  texto500: 'Something went wrong. Please try again later.',
  pantalla: 'The screen could not be opened',
  pantallaTexto: 'Check your connection and try again. What this device has saved is kept.',
};
