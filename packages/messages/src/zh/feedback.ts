import type { Catalog } from '../catalog.ts';

/** Feedback: list, screen and refusals (P17, P65). */
export const feedback: Catalog['feedback'] = {
  campos: {
    fecha_feedback: '反馈日期',
    nombres: '名字',
    apellido: '姓氏',
    fecha_evaluacion: '考核日期',
    plan: '计划',
    titulo: '主题',
    comentario: '评论',
    escala: '评分',
  },
  confirmarTexto: '评分和评论仅可提交一次。',
  enviado: '反馈已提交',
  yaEnviado: '我们已收到您的反馈',
  yaEnviadoTexto: '谢谢：这有助于我们改进内容。',
  errores: {
    repetido: '您已提交过此考核的反馈。',
    ajeno: '只有参加考核的人才能提交反馈。',
    sinEnviar: '请先提交测验，之后即可提交反馈。',
    anulada: '考核已作废，不再接受反馈。',
  },
};
