import type { Catalog } from '../catalog.ts';

/** Parameters: list and form (P84). */
export const parametro: Catalog['parametro'] = {
  lista: {
    texto: '此表的代码和文本。',
    nuevo: '新建参数',
    editar: '编辑 {nombre}',
    sinTabla: '请选择参数表',
    verTablas: '查看各表',
    todas: '所有公司',
  },
  edicion: {
    nuevo: '新建参数',
    editar: '编辑参数',
    guardado: '参数已保存：{nombre}',
    todas: '所有公司',
  },
  campos: {
    id_parametro: 'ID',
    id_dominio: '表',
    codigo_parametro: '代码',
    parametro: '文本',
    id_empresa: '公司',
    usos: '使用次数',
  },
  ayuda: {
    codigo_parametro: '留空则根据文本生成。更改后，所有使用处都会随之更改。',
    id_empresa: '不选择则适用于所有公司。',
  },
  errores: {
    comun: '适用于所有公司的参数只能由不限公司的访问权限更改。请选择您的一个公司。',
    deOtros: '{total, plural, other {其他公司有 # 人}}使用该参数。',
    dominio: '参数表不存在。',
    empresa: '公司不存在。',
    otroDominio: '参数不能更换所属的表。',
    soloComunes: '此表的参数适用于所有公司。',
    textoRepetido: '“{texto}”已存在，代码为“{codigo}”：仅大小写、重音或空格不同的文本视为相同。',
  },
};
