import type { Catalog } from '../catalog.ts';

/** Achievements (P67), progress in a program, actions on a topic (P62), and the master (P75). */
export const programa: Catalog['programa'] = {
  lista: {
    texto: 'プログラムはコースをまとめたもので、学習プランの一部になります。',
    nuevo: 'プログラムを作成',
    tabla: 'コースと一緒に表示',
  },
  edicion: {
    nuevo: 'プログラムを作成',
    editar: 'プログラムを編集',
    guardado: 'プログラムを保存しました：{nombre}',
    cursos: 'コース',
  },
  campos: {
    id_programa: 'ID',
    indicador_obligatorio: '必須',
    cursos: 'プログラムのコース',
    planestudio: 'プラン',
    curso: 'コース',
  },
  tabla: {
    campos: { curso_codigo: 'コースコード', curso: 'コース', curso_estado: 'コースの状態', modulos: 'モジュール' },
  },
  acciones: {
    cuestionario: 'テスト',
    evaluacionSimple: '簡易試験',
    reintentar: 'もう一度受験する',
    revision: '復習',
    certificado: '修了証',
    de: '{accion}：{tema}',
  },
  tema: {
    bloqueado: '先に「{requisito}」に合格してください',
    duracion: '{minutos, number}分',
    preguntas: '{preguntas, plural, other {#問}}',
    vence: '期限：{fecha}',
    vencePronto: '期限：{dia}',
    yaAprobado: '別のプランで{nota, number, ::.##}%で合格済み',
    vencio: '期限切れ：{fecha}',
    vencioAbierto: '期限切れ：{fecha}（受講可）',
    intentos: '{intentos, plural, other {受験#回}}',
  },
  logros: {
    texto: '学習プランの各プログラムの進捗です。',
    promedio: '平均',
    duracion: '所要時間',
    horas: '{horas, plural, =0 {{minutos, number}分} other {#時間{minutos, plural, =0 {} other {#分}}}}',
    verTemas: 'トピックを見る',
    temas: '合格トピック',
    deTotal: '{aprobados, number}/{total, number}',
    sinPromedio: '点数なし',
    grafico: '月別の進捗（今年）',
    graficoTexto: '{anio}の月別合格トピック数です。',
    mes: '月',
    vacio: '割り当てられたプログラムはまだありません',
    vacioTexto: '学習プランが割り当てられると、プログラムがここに表示されます。',
  },
  seguimiento: {
    sinPrograma: 'プログラムが見つかりません',
    sinProgramaTexto: 'リンクが不完全か、このプログラムの割り当てが解除された可能性があります。',
    irLogros: 'マイ実績を見る',
    avance: 'プログラムの進捗',
    aprobados: '合格トピック：{aprobados, number}/{total, number}',
  },
  avisos: { sinCursos: 'プログラムにコースがありません。' },
};
