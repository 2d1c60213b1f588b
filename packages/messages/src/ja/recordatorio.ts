import type { Catalog } from '../catalog.ts';

/** Reminders of a plan: its dates, and what would go out today (P43). */
export const recordatorio: Catalog['recordatorio'] = {
  avisara: 'リマインダーの予定',
  sinAvisos: 'このプランはリマインダーを送信しません。終了の何日前に送信するかを入力してください。',
  sinFechas: 'プランの期間を入力すると、リマインダーの送信日が表示されます。',
  nivel1: '{fecha}から、未完了のトピックがある受講者へ',
  nivel2: '{fecha}から、直属の上司にも',
  nivel3: '{fecha}から、会社のマネージャーとディレクターにも',
  omitidos: '{omitidos, plural, other {上位の段階が先または同じ日に始まるため、#段階は送信されません。}}',
  hoy: {
    titulo: '本日{fecha}のリマインダー',
    mensajes: '{mensajes, plural, =0 {本日送信されるものはありません} other {本日、メッセージ#件が送信されます}}',
    reparto:
      '{alumnos, plural, =0 {受講者0人} other {受講者#人}}と{superiores, plural, =0 {上司・役職者0人} other {上司・役職者#人}}に、{pendientes, plural, other {未完了の割り当て#件}}についてお知らせします。',
    guardado: '保存済みの内容に基づきます。ここでの未保存の変更は含みません。',
    impedimento: {
      dia_no_laborable: '本日はリマインダーの送信日ではありません。次の送信日に送信されます。',
      feriado: '本日は祝日です。次の送信日に送信されます。',
      antes_de_hora: '{hora, number}時以降に送信されます。',
    },
    retenidos: '{maximo, number}件を超えるため、送信または破棄するまで保留されます。',
    sin_correo: '{total, plural, other {#人には利用可能なメールアドレスがありません。}}',
    ver: 'メールが届かない人を見る',
    cesados: '{total, plural, other {宛先の#人は退職しています。}}',
    en_espera: '{total, plural, other {宛先の#人は不在です。戻ってから届きます。}}',
    ausentes: '{total, plural, other {不在の#人については、誰にも通知しません。}}',
    sin_jefe: '{total, plural, other {#人には直属の上司が登録されていません。}}',
    sin_direccion: '{total, plural, other {#人の会社には、マネージャーもディレクターも登録されていません。}}',
  },
};
