import type { Catalog } from '../catalog.ts';

/** Activity log: refusals, and the details that the server writes in the portal's language (P32, P86). */
export const actividad: Catalog['actividad'] = {
  demasiados: 'この1時間に記録されたイベントが多すぎます。しばらくしてからお試しください。',
  soloAnexado: '監査ログは追記専用です。変更も削除もできません。',
  porGrupo: 'グループ経由：{insertados, plural, other {#件を割り当て}}{existentes, plural, =0 {} other {、#件は割り当て済み}}',
  evaluacionInicio: '試験{id}、受験{intento}回目',
  evaluacion: '試験{id}、受験{intento}回目：{resultado, select, aprobado {合格} other {不合格}}',
  evaluacionNota: '試験{id}、受験{intento}回目：{resultado, select, aprobado {合格} other {不合格}}、点数{nota}',
  evaluacionSinConexion: '試験{id}、受験{intento}回目：{resultado, select, aprobado {合格} other {不合格}}（{momento}にオフラインで解答）',
  evaluacionSinConexionNota:
    '試験{id}、受験{intento}回目：{resultado, select, aprobado {合格} other {不合格}}、点数{nota}（{momento}にオフラインで解答）',
  anulacion: '試験{id}',
  anulacionMotivo: '試験{id}：{motivo}',
};
