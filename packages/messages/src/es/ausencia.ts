import { importacion, importar } from './ausencia-importar.ts';

/** Absences of people: list, form and section of a person (P43). */
export const ausencia = {
  lista: {
    texto: 'A quien está ausente no se le recuerda nada, ni a sus jefes por esa persona. El motivo lo ven solo los administradores.',
    nueva: 'Nueva ausencia',
    importar: 'Importar planilla',
  },
  edicion: { nueva: 'Nueva ausencia', editar: 'Editar ausencia', guardada: 'Ausencia guardada', persona: 'Persona' },
  persona: {
    titulo: 'Ausencias',
    texto: 'Mientras dura una ausencia no se envían recordatorios a la persona ni a sus jefes.',
    ninguna: 'Sin ausencias registradas.',
    nueva: 'Nueva ausencia',
    dias: 'Del {desde} al {hasta}',
    editar: 'Editar la ausencia del {desde} al {hasta}',
  },
  campos: {
    id_ausencia: 'Id',
    id_usuario: 'Persona',
    tipo: 'Tipo',
    fecha_desde: 'Desde',
    fecha_hasta: 'Hasta',
    observacion: 'Observación',
    codigo_usuario: 'Código',
    personal: 'Personal',
    empresa: 'Empresa',
    dias: 'Días',
  },
  importar,
  importacion,
  errores: {
    solapada: 'Esta persona ya tiene una ausencia del {desde} al {hasta}.',
    otraPersona: 'La persona de una ausencia no cambia: elimínela y registre otra.',
  },
} as const;
