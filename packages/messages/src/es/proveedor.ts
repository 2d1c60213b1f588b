/** Sign-in by an OpenID Connect provider (P9). */
export const proveedor = {
  grupo: 'Otras formas de ingresar',
  o: 'o también',
  continuar: 'Continuar con {nombre}',
  comprobando: 'Comprobando su ingreso…',
} as const;
