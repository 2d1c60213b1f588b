import type { Catalog } from '../catalog.ts';

/** Reminders of a plan: its dates, and what would go out today (P43). */
export const recordatorio: Catalog['recordatorio'] = {
  avisara: '提醒计划',
  sinAvisos: '此计划不发送提醒：请填写每次提醒在结束前多少天发送。',
  sinFechas: '填写计划日期后可查看提醒的发送时间。',
  nivel1: '自 {fecha} 起，发送给有待完成主题的学员',
  nivel2: '自 {fecha} 起，同时发送给其直属上级',
  nivel3: '自 {fecha} 起，同时发送给其公司的经理和总监',
  omitidos: '{omitidos, plural, other {有 # 个级别不会发送，因为更高级别在其之前或同一天开始。}}',
  hoy: {
    titulo: '今天（{fecha}）的提醒',
    mensajes: '{mensajes, plural, =0 {今天不会发送} other {今天会发送 # 封邮件}}',
    reparto:
      '{alumnos, plural, =0 {没有学员} other {# 名学员}}和{superiores, plural, =0 {没有上级或领导} other {# 名上级或领导}}会收到关于 {pendientes, plural, other {# 条待完成分配}}的提醒。',
    guardado: '以已保存的内容为准，不含此处未保存的更改。',
    impedimento: {
      dia_no_laborable: '今天不是提醒日：将在下一个提醒日发送。',
      feriado: '今天是节假日：将在下一个提醒日发送。',
      antes_de_hora: '将从 {hora, number} 点起发送。',
    },
    retenidos: '超过 {maximo, number} 封：将等待您发送或丢弃。',
    sin_correo: '{total, plural, other {# 人没有可用的邮箱。}}',
    ver: '查看收不到邮件的人',
    cesados: '{total, plural, other {# 名收件人已离职。}}',
    en_espera: '{total, plural, other {# 名收件人缺勤，返回后会收到。}}',
    ausentes: '{total, plural, other {有 # 人缺勤，不会就其通知任何人。}}',
    sin_jefe: '{total, plural, other {# 人没有直属上级。}}',
    sin_direccion: '{total, plural, other {# 人的公司没有经理和总监。}}',
  },
};
