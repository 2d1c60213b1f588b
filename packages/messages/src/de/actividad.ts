import type { Catalog } from '../catalog.ts';

export const actividad: Catalog['actividad'] = {
  demasiados: 'In dieser Stunde wurden bereits zu viele Ereignisse protokolliert. Versuchen Sie es später.',
  soloAnexado: 'Das Protokoll lässt nur neue Einträge zu: Es kann weder geändert noch gelöscht werden.',
  porGrupo:
    'über die Gruppe: {insertados, plural, one {# zugewiesen} other {# zugewiesen}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
  evaluacionInicio: 'Prüfung {id}, Versuch {intento}',
  evaluacion: 'Prüfung {id}, Versuch {intento}: {resultado, select, aprobado {bestanden} other {nicht bestanden}}',
  evaluacionNota: 'Prüfung {id}, Versuch {intento}: {resultado, select, aprobado {bestanden} other {nicht bestanden}}, Punktzahl {nota}',
  evaluacionSinConexion:
    'Prüfung {id}, Versuch {intento}: {resultado, select, aprobado {bestanden} other {nicht bestanden}}; offline beantwortet am {momento}',
  evaluacionSinConexionNota:
    'Prüfung {id}, Versuch {intento}: {resultado, select, aprobado {bestanden} other {nicht bestanden}}, Punktzahl {nota}; offline beantwortet am {momento}',
  anulacion: 'Prüfung {id}',
  anulacionMotivo: 'Prüfung {id}: {motivo}',
};
