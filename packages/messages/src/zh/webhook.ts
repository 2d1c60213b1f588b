import type { Catalog } from '../catalog.ts';

/** Addresses that are told of events: list, form, secret, deliveries, refusals (P156, P157). */
export const webhook: Catalog['webhook'] = {
  campos: {
    id_webhook: 'ID',
    nombre: '名称',
    direccion: '地址 (URL)',
    asignado: '分配',
    aprobado: '通过的主题',
    certificado: '证书',
    cesado: '离职',
    id_empresa: '公司',
    empresa: '公司',
    fecha_secreto: '密钥日期',
    pendientes: '待发送',
    fallidas: '失败',
  },
  lista: {
    texto: '在分配计划、通过主题、颁发证书或人员离职时通知其他系统。',
    nuevo: '新建 Webhook',
    secreto: '生成 {nombre} 的密钥',
    probar: '向 {nombre} 发送测试',
    reenviar: '重新发送 {nombre} 的失败事件',
  },
  edicion: {
    nuevo: '新建 Webhook',
    editar: '编辑 Webhook',
    guardado: 'Webhook 已保存：{nombre}',
    direccionAyuda: '以 https:// 开头，不含用户名和密码。',
    todas: '全部',
    empresaAyuda: '仅通知该公司的人员。留空：全部公司。',
    eliminar: '其发送记录也会被删除。',
  },
  secreto: {
    titulo: '{nombre} 的密钥',
    aviso: '没有密钥则不会发送。',
    texto: '用此密钥验证每次发送的签名。请立即复制，之后不再显示。',
    anterior: '旧密钥在一天内仍会签名。',
    generar: '生成密钥',
    cerrar: '关闭',
  },
  fallidos: {
    titulo: '重新发送 {nombre} 的失败事件',
    texto: '每个事件以相同的标识重新发送。',
    desde: '起始日期',
    enviar: '重新发送',
  },
  secretoGenerado: '密钥已生成',
  seEnviara: '将在几秒内发送',
  reenviados: '{total, plural, other {将重新发送 # 个事件}}',
  errores: {
    direccion: '请输入以 https:// 开头的地址。',
    usuario: '地址不能包含用户名、密码或“#”。',
    privada: '门户不向私有地址发送。运维人员可以允许部分地址。',
    https: '地址必须以 https:// 开头。',
    puerto: '端口必须是 443 或不小于 1024。',
  },
};
