/** Look of an administrator at the portal as another person (P217). */
export const vista = {
  verComo: 'Ver como',
  nota: 'Ve el portal como {persona}: nada se guarda. Esta visita quedó en el registro de actividad.',
  salir: 'Volver a mi sesión',
  sinAlmacen: 'Este navegador no guarda datos del portal, así que no puede mostrarlo como otra persona.',
  abierta: 'Ve el portal como {persona}',
  soloLectura: 'Ve el portal como otra persona: aquí no se guarda nada.',
  propia: 'Elija a otra persona: así ya ve el portal usted.',
  cesada: 'Esta persona está cesada y no puede ingresar: no hay nada que ver como ella.',
} as const;
