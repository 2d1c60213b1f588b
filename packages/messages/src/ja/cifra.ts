import type { Catalog } from '../catalog.ts';

/** Meaning of every figure, in the words of its readers (P100). Ids: the registry of the contract. */
const cifras = {
  usuarios: {
    nombre: 'ユーザー',
    definicion: '現在在籍している人。退職日がない人、または退職日がまだ来ていない人です。',
    formula: '在籍者の数',
  },
  usuariosActivos: {
    nombre: '在籍ユーザー',
    definicion: 'プランの割り当てに関係なく、現在在籍している人。「ユーザー」と同じ数です。',
    formula: '在籍者の数',
  },
  usuariosRegistrados: {
    nombre: '登録ユーザー',
    definicion: '退職者を含む、ポータルのすべての人。',
    formula: '在籍者＋退職者',
  },
  sinAsignar: {
    nombre: '未割り当て',
    definicion: '管理者・サポートの役割がなく、選択したプランのいずれについても有効な割り当てがない在籍者。',
    formula: '役割のないユーザー－役割のない割り当て済み',
  },
  asignados: {
    nombre: '割り当て済み',
    definicion: 'プランの有効な割り当てがある在籍者。複数のプランでも、1人を1回だけ数えます。',
    formula: '有効な割り当てがある人の数',
  },
  aprobados: {
    nombre: '合格',
    definicion: '割り当て済みの人のうち、プランの有効なトピックにすべて合格した人。トピックのないプランには合格できません。',
    formula: '全トピックに合格した割り当て済みの人',
  },
  pendientes: {
    nombre: '未完了',
    definicion: '割り当て済みの人のうち、合格していないトピックが1件以上ある人。',
    formula: '割り当て済み－合格',
  },
  vencidos: {
    nombre: '期限切れ',
    definicion: '終了日を過ぎたプランが未完了の人。',
    formula: 'プランの終了日が今日より前の未完了',
  },
  evaluados: {
    nombre: '受験済み',
    definicion: '割り当て済みの人のうち、合否にかかわらず、プランの有効な試験を1回以上終えた人。',
    formula: '試験を終えた割り当て済みの人',
  },
  porcentajeEvaluados: {
    nombre: '受験率',
    definicion: '割り当て済みの人のうち、試験を1回以上終えた人の割合。割り当てがない場合は「未割り当て」と表示されます。',
    formula: '受験済み÷割り当て済み×100',
  },
  temas: {
    nombre: '割り当てトピック',
    definicion: '割り当てられたプランの有効なトピック。プランの2つのモジュールに含まれるトピックは2回数えます。',
    formula: 'プラン内の位置ごとの有効なトピックの数',
  },
  temasAprobados: {
    nombre: '合格トピック',
    definicion: '割り当てられたプランの有効なトピックのうち、合格したもの。',
    formula: '合格した受験がある割り当てトピック',
  },
  temasPendientes: {
    nombre: '未合格トピック',
    definicion: '割り当てられたプランの有効なトピックのうち、まだ合格していないもの。',
    formula: '割り当てトピック－合格トピック',
  },
  temasVencidos: {
    nombre: '期限切れトピック',
    definicion: '終了日を過ぎたプランの未合格トピック。',
    formula: 'プランの終了日が今日より前の未合格トピック',
  },
  avance: {
    nombre: '進捗',
    definicion: '割り当てトピックのうち合格した割合。未合格がなくなったときだけ100になります。',
    formula: '合格トピック÷割り当てトピック×100',
  },
  promedio: {
    nombre: '平均点',
    definicion: '点数のあるトピックの平均。問題のないトピックと未受験のトピックは含みません。',
    formula: '点数の合計÷点数のあるトピック',
  },
  certificados: {
    nombre: '修了証',
    definicion: '割り当て済みの人が、プランのトピックで取得した有効な修了証。',
    formula: '取り消されていない修了証の数',
  },
  certificadosEmitidos: {
    nombre: '発行済み修了証',
    definicion: '退職者の分を含む、ポータルのすべての有効な修了証。',
    formula: '取り消されていない修了証の数',
  },
  evaluaciones: {
    nombre: '試験',
    definicion: '在籍者と退職者の、終了した有効な試験。',
    formula: '終了した受験の数',
  },
  intentos: {
    nombre: '受験回数',
    definicion: '同じトピックの試験を終えた回数。',
    formula: '終了した受験の順番',
  },
  nota: {
    nombre: '点数',
    definicion: '試験の結果。0～100点。',
    formula: '正解÷問題×100',
  },
  notaMinima: {
    nombre: '合格点',
    definicion: '試験を終えた時点の合格点。後から変わりません。',
    formula: 'トピックの合格点。ない場合はポータルの合格点',
  },
  duracion: {
    nombre: '所要時間',
    definicion: '終了した試験の開始から終了までの分数。',
    formula: '試験の終了－開始',
  },
  encuestas: {
    nombre: 'アンケート',
    definicion: '有効な試験の終了後に寄せられた評価。',
    formula: '評価の数',
  },
  promotores: {
    nombre: '推奨者',
    definicion: '評価のうち9または10の割合。',
    formula: '9と10の評価÷アンケート×100',
  },
  neutros: {
    nombre: '中立者',
    definicion: '評価のうち7または8の割合。NPSには加算も減算もされません。',
    formula: '7と8の評価÷アンケート×100',
  },
  detractores: {
    nombre: '批判者',
    definicion: '評価のうち1～6の割合。',
    formula: '1～6の評価÷アンケート×100',
  },
  nps: {
    nombre: 'NPS',
    definicion: '推奨する人が批判する人をどれだけ上回るかを表します。-100～100。',
    formula: '推奨者（%）－批判者（%）',
  },
  rating: {
    nombre: '評価',
    definicion: 'トピックの直近6か月の評価の平均。1～10。',
    formula: '評価の合計÷アンケート',
  },
  ratingHistorico: {
    nombre: '通算の評価',
    definicion: 'トピックのこれまでの全評価の平均。1～10。',
    formula: '評価の合計÷アンケート',
  },
  accesos: {
    nombre: 'ログイン数',
    definicion: 'ポータルにログインした回数。その後に退職した人の分も含みます。',
    formula: 'ログインの数',
  },
  diasProgramados: {
    nombre: '計画日数',
    definicion: 'プランの開始から終了までの日数（両日を含む）。',
    formula: 'プランの終了－開始＋1',
  },
  diasEjecutados: {
    nombre: '実施日数',
    definicion: '最初から最後に終了した試験までの日数（両日を含む）。',
    formula: '実施の終了－実施の開始＋1',
  },
  diferenciaDias: {
    nombre: '日数の差',
    definicion: '計画に対して余った日数。マイナスは計画より多くかかったことを示します。',
    formula: '計画日数－実施日数',
  },
  inicioEjecutado: {
    nombre: '実施の開始',
    definicion: '会社でプランの試験が最初に終了した日。退職者の分も含みます。',
    formula: '試験の最初の終了日',
  },
  finEjecutado: {
    nombre: '実施の終了',
    definicion: '会社でプランの試験が最後に終了した日。退職者の分も含みます。',
    formula: '試験の最後の終了日',
  },
  diasPorVencer: {
    nombre: '残り日数',
    definicion: '未完了が残る有効なプランのうち、最も早く終わるプランの終了までの日数。',
    formula: 'プランの終了－今日',
  },
  planesActivos: {
    nombre: '有効なプラン',
    definicion: '割り当ての有無に関係なく、状態が「有効」の学習プラン。',
    formula: '有効なプランの数',
  },
  temasActivos: {
    nombre: '有効なトピック',
    definicion: 'プランに含まれるかどうかに関係なく、状態が「有効」のトピック。',
    formula: '有効なトピックの数',
  },
};

/** Parts of a figure. */
const partes = {
  cesados: '退職者',
  cerradas: '終了した割り当て',
  anulados: '取り消された受験と修了証',
  personal: 'プランが割り当てられた管理者とサポート',
  inactivos: '無効なプラン',
};

/** The moment by which a range of days chooses. */
const fechas = {
  apertura: '期間フィルターは、プランの割り当て日で絞り込みます。',
  intento: '期間フィルターは、試験の終了日で絞り込みます。',
  ingreso: '期間フィルターは、ログインの日付で絞り込みます。',
  ninguna: '期間フィルターの影響を受けません。',
};

/** Words of «¿De dónde sale?». */
export const cifra: Catalog['cifra'] = {
  cifras,
  partes,
  fechas,
  boton: '「{nombre}」の算出方法',
  botonTodas: '数値の算出方法',
  formula: '計算式',
  cuentan: '含むもの：{lista}。',
  fuera: '含まないもの：{lista}。',
  pedido: '無効なプランは、そのプランを指定した場合にのみ含まれます。',
  filtros: '表示の条件',
  sinFiltros: 'フィルターなし：アクセス権の範囲内のすべてを表示しています。',
  busqueda: '検索',
  filtro: '{campo}：{valor}',
  momento: '{momento}時点のデータ',
};
