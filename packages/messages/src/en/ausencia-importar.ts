import type { Catalog } from '../catalog.ts';

export const importar: Catalog['ausencia']['importar'] = {
  campos: {
    estado: 'Result',
    aviso: 'Check',
    hoja: 'Sheet',
    con_aviso: 'With warning',
    aceptada: 'To be imported',
    cesa: 'Becomes Left',
    codigo: 'User code',
    tipo: 'Type',
    fecha_desde: 'From',
    fecha_hasta: 'To',
    observacion: 'Note',
    id_usuario: 'Id',
    personal: 'Name',
  },
  texto: 'Upload a spreadsheet with the absences, review each row and confirm. Nothing is recorded before that.',
  subir: 'Spreadsheet of absences',
  subirTexto: 'Columns: user code, type (vacation, leave or sick leave), from, to and, if you like, note.',
  importar: '{aceptadas, plural, =0 {Nothing to import} one {Import # absence} other {Import # absences}}',
  confirmar: 'Import these absences?',
  confirmarTexto:
    '{aceptadas, plural, one {# absence is recorded.} other {# absences are recorded.}} {rechazadas, plural, =0 {} one {# row is left out for its reason.} other {# rows are left out for their reasons.}}',
  anterioresTexto: 'Each one can be undone: the absences that nobody changed later are deleted.',
  plantilla: 'Download template',
  plantillaArchivo: 'template-absences',
  plantillaHoja: 'Absences',
  ayudas: {
    codigo: 'Code of the user in the portal, as text so that zeros are not lost.',
    tipo: 'Vacation, leave or sick leave.',
    fecha: 'Day/month/year.',
    observacion: 'Optional.',
  },
  ejemplos: {
    vacaciones: 'Vacation',
    descanso: 'Sick leave',
    observacion: 'Planned for January',
  },
};

export const importacion: Catalog['ausencia']['importacion'] = {
  hecha:
    '{insertados, plural, one {# absence was recorded} other {# absences were recorded}}{existentes, plural, =0 {} one {; # already was} other {; # already were}}{rechazados, plural, =0 {} one {; # row was not imported} other {; # rows were not imported}}.',
  noExiste: 'No user has the code “{codigo}”.',
  cesada: 'The person has left the company.',
  ordenFechas: 'To: it is earlier than From.',
  repetida: 'It shares days with row {fila} of the same person.',
  conserva: { cambiada: 'someone changed it later', fuera: 'its person moved to another company' },
};
