import type { Catalog } from '../catalog.ts';

/** Report of a person's attempts: screen, paper and PDF. */
export const intento: Catalog['intento'] = {
  campos: {
    plan: '计划',
    tema: '主题',
    fecha: '日期',
    hora: '时间',
    numero_intento: '作答',
    nota: '分数',
    situacion: '状况',
    certificado: '证书',
  },
  persona: { codigo: '代码', personal: '姓名', empresa: '公司' },
  tabla: '{persona} 的作答',
  deTotal: '{intento, number}/{total, number}',
  notaValor: '{nota, number, ::.##}%',
  sinNota: '无分数',
  sinCertificado: '无',
  verCertificado: '查看证书 {numero}',
  descargar: '下载 PDF',
  archivo: '作答记录-{codigo}',
  emitido: '生成日期：{fecha}',
  pagina: '第 {pagina, number} 页，共 {total, number} 页',
  errorPdf: '无法生成 PDF，请重试。',
  vacio: '尚无作答',
  vacioTexto: '完成某个主题的测验后会显示在这里。',
  sinId: '未说明是谁的报表',
  sinIdTexto: '请从用户列表中打开报表。',
  irLista: '前往用户列表',
};
