import type { Catalog } from '../catalog.ts';

/** Screens that assign plans to chosen people, to one person and to a group (P91). */
export const asignar: Catalog['asignar'] = {
  planes: {
    periodo: '{inicio} 至 {fin}',
    empieza: '尚未开始',
  },
  plan: {
    texto: '先选择人员，再选择计划；分配前可查看每个人的结果。',
    tabla: '可分配的人员',
    vacio: '没有在职人员',
    asignar: '分配',
    seleccione: '请选择学习计划：',
    boton: '为用户分配学习计划',
    revisar: '分配给 {total, plural, other {# 人}}',
    pregunta: '确定要为这些用户分配学习计划吗？',
  },
  usuario: {
    texto: '请选择人员及其获得的计划。',
    persona: '人员',
    tiene: '已有计划',
    ninguno: '尚未分配任何计划。',
    abierto: '{fecha} 分配，进度 {avance, number}%',
    cerrado: '已收回',
    vacio: '请先选择人员',
    planes: '要分配的计划',
    yaLoTiene: '已有',
    seReabre: '已收回：将重新开放并保留进度',
    revisar: '为 {persona} 分配计划',
    pregunta: '确定要为该用户分配学习计划吗？',
  },
  grupo: {
    texto: '计划将分配给现有成员以及以后加入该组的人员。',
    grupo: '组',
    vacio: '请先选择组',
    planes: '组获得的计划',
    yaLoDa: '已有生效的规则分配给该组',
    retirada: '规则已停用：将重新生效',
    reabrir: '也包括已被收回计划的人员',
    reabrirTexto: '将为其重新开放，并保留原有进度。',
    revisar: '为“{grupo}”分配计划',
    pregunta: '确定要为该组分配学习计划吗？',
  },
};
