import type { Catalog } from '../catalog.ts';

/** Achievements (P67), progress in a program, actions on a topic (P62), and the master (P75). */
export const programa: Catalog['programa'] = {
  lista: {
    texto: '培训项目由课程组成，并属于学习计划。',
    nuevo: '新建培训项目',
    tabla: '连同课程查看',
  },
  edicion: {
    nuevo: '新建培训项目',
    editar: '编辑培训项目',
    guardado: '培训项目已保存：{nombre}',
    cursos: '课程',
  },
  campos: {
    id_programa: 'ID',
    indicador_obligatorio: '必修',
    cursos: '项目的课程',
    planestudio: '计划',
    curso: '课程',
  },
  tabla: {
    campos: { curso_codigo: '课程代码', curso: '课程', curso_estado: '课程状态', modulos: '模块' },
  },
  acciones: {
    cuestionario: '测验',
    evaluacionSimple: '简单考核',
    reintentar: '重新作答',
    revision: '复习',
    certificado: '证书',
    de: '{accion}：{tema}',
  },
  tema: {
    bloqueado: '请先通过“{requisito}”',
    duracion: '{minutos, number} 分钟',
    preguntas: '{preguntas, plural, other {# 道题目}}',
    vence: '{fecha} 到期',
    vencePronto: '{dia}到期',
    yaAprobado: '已在其他计划中以 {nota, number, ::.##}% 通过',
    vencio: '已于 {fecha} 逾期',
    vencioAbierto: '已于 {fecha} 逾期；仍可完成',
    intentos: '{intentos, plural, other {作答 # 次}}',
  },
  logros: {
    texto: '您在学习计划各培训项目中的进度。',
    promedio: '平均',
    duracion: '时长',
    horas: '{horas, plural, =0 {{minutos, number} 分钟} other {# 小时{minutos, plural, =0 {} other { # 分钟}}}}',
    verTemas: '查看主题',
    temas: '已通过主题',
    deTotal: '{aprobados, number}/{total, number}',
    sinPromedio: '无分数',
    grafico: '各月进度（本年）',
    graficoTexto: '{anio}各月通过的主题。',
    mes: '月份',
    vacio: '尚未分配培训项目',
    vacioTexto: '分配学习计划后，其培训项目会显示在这里。',
  },
  seguimiento: {
    sinPrograma: '未找到此培训项目',
    sinProgramaTexto: '链接可能不完整，或该培训项目已不再分配给您。',
    irLogros: '查看我的成就',
    avance: '项目进度',
    aprobados: '已通过主题：{aprobados, number}/{total, number}',
  },
  avisos: { sinCursos: '该培训项目没有课程。' },
};
