import type { Catalog } from '../languages.ts';

/** Tablets that a shop shares: list, form and pairing of the administrator, PINs, refusals (P122-P127). */
export const dispositivo: Catalog['dispositivo'] = {
  campos: {
    id_dispositivo: 'ID',
    dispositivo: '平板',
    id_empresa: '公司',
    empresa: '公司',
    id_centro_costo: '成本中心',
    centro_costo: '成本中心',
    maximo_mb: '内容空间 (MB)',
    vinculo: '绑定状态',
    fecha_vinculo: '绑定日期',
    fecha_visto: '最近连接',
    en_espera: '待发送',
  },
  codigo: { generado: '已生成绑定码' },
  vinculada: '平板已绑定',
  desvinculada: '平板已解绑',
  pin: {
    forma: 'PIN 为 {cifras, number} 位数字。',
    facil: '该 PIN 容易被猜到：请勿使用连续或重复的数字。',
    personal: 'PIN 不能是您的证件号码、代码或电话的一部分。',
    guardado: '门店 PIN 已保存',
    provisional: '已生成临时 PIN',
    elija: '您的 PIN 是临时的：请设置新的 PIN 后进入。',
    mismo: '新 PIN 不能与临时 PIN 相同。',
    cesado: '此人已不在职。',
  },
  errores: {
    desvinculado: '此平板未与门户绑定，请向管理员索取绑定码。',
    soloAlumno: '门店平板仅供学习使用。其他操作请在您自己的设备上登录。',
    entrada: '证件号码和 PIN 与本门店的人员不符。',
    codigo: '绑定码不符、已使用或已过期，请向管理员索取新的绑定码。',
    centroCosto: '该成本中心不属于此公司。',
  },
};
