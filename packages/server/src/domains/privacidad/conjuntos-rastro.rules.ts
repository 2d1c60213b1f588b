import { AUTORES, because, CREADOR, type Conjunto, PERSONA_DEL_CUERPO, PROPIO, SUS_IDS } from './conjunto.rules.ts';

/** Entries of the portal about the person, and data that it passed on. */
export const RASTRO: readonly Conjunto[] = [
  {
    nombre: 'registro',
    tabla: 'log',
    columnas: ['id_log', 'fecha_creacion', 'tabla', 'tipo', 'id_registro', 'detalle', 'antes', 'despues'],
    omitidas: { ...CREADOR, ...because('is the person', 'id_usuario', 'id_empresa'), ...because('repeats the other columns', 'busqueda') },
    desde: `where t.id_usuario in ${SUS_IDS}`,
    clave: 'id_log',
  },
  {
    nombre: 'actos',
    tabla: 'log',
    columnas: ['id_log', 'fecha_creacion', 'tabla', 'tipo', 'id_registro'],
    omitidas: {
      ...CREADOR,
      ...because('may tell of another person', 'id_usuario', 'id_empresa', 'detalle', 'antes', 'despues'),
      ...because('repeats the other columns', 'busqueda'),
    },
    desde: `where t.id_usuario_creacion in ${SUS_IDS} and t.id_usuario is distinct from $id`,
    clave: 'id_log',
  },
  {
    nombre: 'importaciones',
    tabla: 'importacion',
    columnas: [
      'id_importacion',
      'tipo',
      'estado',
      'archivo',
      'opciones',
      'resultado',
      'deshecho',
      'fecha_atendida',
      'fecha_creacion',
      'fecha_modificacion',
    ],
    omitidas: { ...AUTORES, ...because('is the person', 'id_usuario'), ...because('may tell of other people', 'preparado', 'enmiendas') },
    desde: PROPIO,
    clave: 'id_importacion',
  },
  {
    nombre: 'filasImportadas',
    tabla: 'importacion_fila',
    columnas: ['id_importacion', 'numero', 'estado', 'textos', 'antes', 'despues'],
    omitidas: because('repeats the other columns', 'fila', 'extra', 'cambios', 'error', 'aviso', 'datos', 'id_registro', 'conservada'),
    desde: `join importacion i using (id_importacion) where i.tipo = 'usuario' and t.id_registro = $id`,
    clave: 'id_importacion',
    subclave: 'numero',
  },
  {
    nombre: 'webhooks',
    tabla: 'webhook_entrega',
    columnas: ['id_entrega', 'tipo', 'cuerpo', 'estado', 'fecha_creacion', 'fecha_entrega'],
    omitidas: because('is of the receiver', 'id_webhook', 'evento', 'intentos', 'proximo_intento', 'codigo_http', 'respuesta'),
    desde: `where ${PERSONA_DEL_CUERPO} = $id::text`,
    clave: 'id_entrega',
  },
];
