/** Own sessions and second factor (P150). */
export const seguridad = {
  texto: 'Dónde está abierta su sesión, y cómo se protege su ingreso.',
  sesiones: {
    titulo: 'Sesiones abiertas',
    texto:
      'Cada equipo en que inició sesión. El lugar es la dirección de red: el portal no pregunta a nadie dónde está. Si no reconoce una, ciérrela y cambie su contraseña.',
    esta: 'Esta sesión',
    equipo: '{navegador} en {sistema}',
    tableta: 'Tablet de tienda {tableta}',
    desconocido: 'Equipo desconocido',
    desde: 'Usada desde {lugar}',
    desdeInterna: 'Usada desde {lugar}, red interna',
    abiertaDesde: 'Abierta desde {lugar}',
    sinDireccion: 'una dirección que no se anotó',
    usos: 'Abierta el {apertura} · último uso el {uso}',
    proveedor: 'Ingreso por {proveedor}',
    cerrar: 'Cerrar',
    cerrarDe: 'Cerrar la sesión de {equipo}',
    cerrada: 'La sesión está cerrada',
    cerrarOtras: 'Cerrar las otras sesiones',
    confirmarOtras: '¿Cerrar las otras sesiones?',
    confirmarOtrasTexto: 'Cada otro equipo tendrá que iniciar sesión de nuevo. Lo que no se haya enviado se queda en ese equipo.',
    otrasCerradas: 'Las otras sesiones están cerradas',
  },
} as const;
