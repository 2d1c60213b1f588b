import type { Catalog } from '../catalog.ts';

/** Activity log: refusals, and the details that the server writes in the portal's language (P32, P86). */
export const actividad: Catalog['actividad'] = {
  demasiados: '本小时内记录的事件过多，请稍后再试。',
  soloAnexado: '操作日志只能追加，不能修改或删除。',
  porGrupo: '通过组：{insertados, plural, other {已分配 # 人}}{existentes, plural, =0 {} other {，# 人此前已分配}}',
  evaluacionInicio: '考核 {id}，第 {intento} 次作答',
  evaluacion: '考核 {id}，第 {intento} 次作答：{resultado, select, aprobado {通过} other {未通过}}',
  evaluacionNota: '考核 {id}，第 {intento} 次作答：{resultado, select, aprobado {通过} other {未通过}}，分数 {nota}',
  evaluacionSinConexion: '考核 {id}，第 {intento} 次作答：{resultado, select, aprobado {通过} other {未通过}}（于 {momento} 离线作答）',
  evaluacionSinConexionNota:
    '考核 {id}，第 {intento} 次作答：{resultado, select, aprobado {通过} other {未通过}}，分数 {nota}（于 {momento} 离线作答）',
  anulacion: '考核 {id}',
  anulacionMotivo: '考核 {id}：{motivo}',
};
