import { done } from '../../examples/scene.ts';

const guardadoFila = {
  id_reporte: 3,
  nombre: 'Avance de las tiendas',
  ruta: '/reporteusuarioxempresa' as const,
  rango: 'ultimos_30' as const,
  autor: 'Ñusta Paredes Solís',
  compartido: 1,
  frecuencia: 'semanal' as const,
  pausado: 0,
  ultimo_envio: '2026-11-16',
  resultado: '2 con el archivo.',
  filtros: { empresas: '0', planes: '0', desde: '2026-10-24', hasta: '2026-11-22' },
  empresas_fuera: 0,
  propio: true,
  version: 1,
};
const destinatarios = [
  { id_usuario: 1, personal: 'Ñusta Paredes Solís', correo_electronico: 'nusta@example.com' },
  { id_usuario: 2, personal: "Bruno D'Angelo Salas", correo_electronico: null },
];

/** Answers of the calls of saved reports. */
export const guardadoExamples = {
  guardados: [guardadoFila],
  guardado: {
    ...guardadoFila,
    guardados: guardadoFila.filtros,
    columnas: '',
    dia: 1,
    hora: 8,
    destinatarios: destinatarios.slice(0, 1),
    a_direccion: 0,
    formato: 'xlsx' as const,
  },
  simularEnvio: {
    total: 2,
    personas: [
      { personal: 'Ñusta Paredes Solís', empresas: null },
      { personal: "Bruno D'Angelo Salas", empresas: 3 },
    ],
    sin_correo: 1,
    empresas_sin: 2,
    nombres_sin: ['Grupo Andino', 'Tiendas del Sur'],
  },
  enviosGuardado: [
    {
      clave: 98200000000002,
      fecha: '2026-11-20',
      personal: "Bruno D'Angelo Salas",
      empresas: 'Grupo Andino, Tiendas del Sur',
      resultado: 'adjunto' as const,
      filas: 40,
      carta: 'enviado',
    },
  ],
  guardar: { ...done, id_reporte: 3 },
  cambiarGuardado: { ...done, version: 2 },
  borrarGuardado: done,
  enviarGuardado: { ...done, filas: 2 },
  destinatarios,
};
