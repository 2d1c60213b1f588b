import type { Catalog } from '../catalog.ts';
import { importacion, importar } from './ausencia-importar.ts';

/** Absences of people: list, form and section of a person (P43). */
export const ausencia: Catalog['ausencia'] = {
  lista: {
    texto: '缺勤人员不会收到提醒，其上级也不会因此人收到提醒。缺勤原因仅管理员可见。',
    nueva: '新建缺勤',
    importar: '导入电子表格',
  },
  edicion: { nueva: '新建缺勤', editar: '编辑缺勤', guardada: '缺勤已保存', persona: '人员' },
  persona: {
    titulo: '缺勤',
    texto: '缺勤期间不会向本人及其上级发送提醒。',
    ninguna: '没有登记的缺勤。',
    nueva: '新建缺勤',
    dias: '{desde} 至 {hasta}',
    editar: '编辑 {desde} 至 {hasta} 的缺勤',
  },
  campos: {
    id_ausencia: 'ID',
    id_usuario: '人员',
    tipo: '类型',
    fecha_desde: '开始日期',
    fecha_hasta: '结束日期',
    observacion: '备注',
    codigo_usuario: '代码',
    personal: '姓名',
    empresa: '公司',
    dias: '天数',
  },
  importar,
  importacion,
  errores: {
    solapada: '此人在 {desde} 至 {hasta} 期间已有缺勤。',
    otraPersona: '缺勤的人员不能更改：请删除后重新登记。',
  },
};
