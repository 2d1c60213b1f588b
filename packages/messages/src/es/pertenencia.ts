/** Owner of contents: the whole portal or one company (P199). */
export const pertenencia = {
  portal: 'Todo el portal',
  ayuda: 'Lo de todo el portal lo ven y asignan todas las empresas. Lo de una empresa lo ven y cambian solo los accesos que la alcanzan.',
  soloLectura: 'Este contenido es de todo el portal: lo cambia quien administra sin límite. Usted puede verlo y asignarlo.',
  aEmpresa:
    'Pasa a ser de {empresa}: los accesos limitados a otras empresas dejarán de verlo y de asignarlo. Quien lo tiene asignado lo conserva.',
  aPortal: 'Pasa a ser de todo el portal: todos los accesos lo verán y asignarán, y los limitados no podrán cambiarlo.',
  errores: {
    portal: 'Este contenido es de todo el portal: lo cambia quien administra sin límite.',
    otra: 'Este contenido es de una empresa que su acceso no alcanza.',
    elija: 'Elija la empresa a la que pertenecerá.',
    ninguna: 'Su acceso no alcanza ninguna empresa a la que pueda pertenecer.',
    cambio: 'Solo quien administra sin límite cambia a quién pertenece un contenido.',
    copia: 'La copia pertenece a la misma empresa que su original.',
    parte: '«{parte}» es de una empresa y «{contenedor}» no es de esa empresa: no puede contenerlo ni requerirlo.',
    tema: 'Elija un tema de su empresa.',
    ajena: 'Ya no pertenece a una empresa de su acceso.',
  },
} as const;
