/** Answers of the server about content packages. */
export const servidor = {
  leido: 'Paquete leído: {lecciones, plural, one {# lección} other {# lecciones}}',
  abierto: 'Contenido abierto',
  ajeno: 'Elija un paquete de este tema.',
  sinLugar: 'El portal no tiene una dirección para abrir paquetes. El operador la pone en CONTENIDO_URL.',
  puertoOcupado: 'El puerto de los paquetes está ocupado por otro programa. El operador elige otro en CONTENIDO_PORT.',
  vencido: 'Este enlace ya no vale. Vuelva a abrir el contenido desde el portal.',
  sinArchivo: 'El paquete no trae «{ruta}».',
  sinPagina: 'Aquí no hay ninguna página. Abra el contenido desde el portal.',
  sinTrabajador: 'Un paquete no puede dejar nada que siga después de cerrarlo.',
} as const;
