import type { Catalog } from '../catalog.ts';

/** Register of requests about personal data (P163). */
export const solicitud: Catalog['solicitud'] = {
  lista: {
    texto: '人员就其数据提出的请求，以及法律规定的最后答复日期。',
    nueva: '新请求',
    vencida: '已于{fecha}逾期',
  },
  edicion: {
    nueva: '新请求',
    editar: '编辑请求',
    guardada: '请求已保存',
    persona: '人员',
    respuestaAyuda: '同意或拒绝时必填；本人可在“我的数据”中看到。',
    ficha: '查看人员资料',
  },
  propias: {
    titulo: '关于您数据的请求',
    texto: '您可以请求更正或删除您的数据，或反对某种使用。最后答复日期会显示在这里。',
    ninguna: '您没有提出请求。',
    tipo: '请求类型',
    detalle: '详情',
    enviar: '提交请求',
    fila: '{tipo}：{recibida}收到，{vence}前答复',
  },
  presentada: '请求已提交',
  campos: {
    id_solicitud: '编号',
    id_usuario: '人员',
    tipo: '类型',
    canal: '渠道',
    fecha_recepcion: '收到日期',
    detalle: '请求内容',
    estado: '状态',
    respuesta: '答复',
    codigo_usuario: '代码',
    personal: '姓名',
    empresa: '公司',
    vence: '到期',
    fecha_respuesta: '答复时间',
  },
  errores: {
    noSeElimina: '请求不能删除：请答复。',
    otraPersona: '请求的人员不能更改。',
    respuesta: '请填写答复以结束请求。',
    abierta: '您已有一个同类型的未结请求。',
  },
};
