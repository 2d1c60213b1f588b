import type { Catalog } from '../catalog.ts';

export const efecto: Catalog['efecto'] = {
  alcance: '影响 {empresas, number} 家公司的 {personas, number} 人({planes, number} 个计划)。',
  reciben: '{personas, number} 人将收到该计划。',
  pierden: '{personas, number} 人将不再看到该计划;已完成的内容会保留。',
  entran: '新增 {temas, number} 个主题,均为待完成。',
  salen: '{temas, number} 个主题被移除,不再计入进度;作答和证书会保留。',
  vuelven: '{personas, number} 名已完成的人将再次有待完成的主题,并会收到提醒。',
  terminan: '{personas, number} 人的计划变为已完成。',
  plazo: '{personas, number} 名有待完成主题的人的期限会改变。',
  dejan_vencidos: '{personas, number} 人不再逾期,并将重新收到提醒。',
  pasan_vencidos: '{personas, number} 人从今天起逾期。',
  nota: '{personas, number} 名尚未通过的人的及格分数从 {antes, number} 变为 {despues, number};已通过的不变。',
  preguntas: '{personas, number} 名尚未通过的人的测验会改变;已评分的不变。',
  abiertos: '{personas, number} 人正在作答,将用原来的题目完成。',
  material: '{personas, number} 名尚未通过的人所学的主题内容会改变。',
  requisito: '{personas, number} 人需要先通过另一个主题。',
  guardado:
    '记录已更新。{avisables, plural, =0 {没有需要通知的人} other {将通知 # 人}}{sin_correo, plural, =0 {。} other {；# 人没有有效邮箱。}}',
  avisado:
    '“{planes}”的变更：{avisables, plural, =0 {未发邮件通知} other {已邮件通知 # 人}}{sin_correo, plural, =0 {。} other {；# 人没有邮箱。}}',
  avisar: '用邮件通知有新内容的 {avisables, number} 人',
  avisarTexto: '每人每天一封，说明新增内容和期限。{sin_correo, plural, =0 {} other {另有 # 人没有有效邮箱。}}',
  abrir: '打开并补充',
};
