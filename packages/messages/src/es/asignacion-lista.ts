/** The list of assignments, one of them, and their closing (P28). */
export const lista = {
  campos: {
    plan: 'Plan',
    fecha_apertura: 'Asignado',
    hora: 'Hora',
    grupo: 'Grupo',
    empresa: 'Empresa',
    codigo: 'Código',
    personal: 'Usuario',
    correo_electronico: 'Email',
    telefono: 'Teléfono',
    departamento: 'Departamento',
    codigo_centro_costo: 'Cód. CeCo',
    centro_costo: 'Centro de costo',
    cargo: 'Cargo',
    fuente: 'Origen',
    razon: 'Razón',
    temas: 'Temas',
    avance: 'Avance (%)',
    promedio: 'Nota promedio',
    certificados: 'Certificados',
    codigo_estado: 'Estado',
  },
} as const;

export const cierre = {
  previsto: '{total, plural, =0 {No se cerraría ninguna asignación} one {Se cerraría # asignación} other {Se cerrarían # asignaciones}}.',
  hecho:
    '{n, plural, one {Se eliminó # registro!} other {Se eliminaron # registros!}}{existentes, plural, =0 {} one { # ya estaba cerrado.} other { # ya estaban cerrados.}}',
  cerrada: 'La asignación quedó cerrada',
  abierta: 'La asignación quedó abierta de nuevo',
} as const;
