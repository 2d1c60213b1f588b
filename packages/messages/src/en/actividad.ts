import type { Catalog } from '../catalog.ts';

export const actividad: Catalog['actividad'] = {
  demasiados: 'Too many events were recorded in this hour. Try again later.',
  soloAnexado: 'The audit log is append-only: it cannot be changed or deleted.',
  porGrupo:
    'by group: {insertados, plural, one {# assigned} other {# assigned}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
  evaluacionInicio: 'Assessment {id}, attempt {intento}',
  evaluacion: 'Assessment {id}, attempt {intento}: {resultado, select, aprobado {passed} other {failed}}',
  evaluacionNota: 'Assessment {id}, attempt {intento}: {resultado, select, aprobado {passed} other {failed}}, score {nota}',
  evaluacionSinConexion:
    'Assessment {id}, attempt {intento}: {resultado, select, aprobado {passed} other {failed}}; answered offline on {momento}',
  evaluacionSinConexionNota:
    'Assessment {id}, attempt {intento}: {resultado, select, aprobado {passed} other {failed}}, score {nota}; answered offline on {momento}',
  anulacion: 'Assessment {id}',
  anulacionMotivo: 'Assessment {id}: {motivo}',
};
