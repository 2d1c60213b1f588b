import type { Catalog } from '../catalog.ts';

/** Bulk calls that link records (P26, P30): rows with an unknown id or code, and counts of the result. */
export const enlace: Catalog['enlace'] = {
  fila: {
    asignacion: '{fila, number}行目：割り当て{id}は存在しません。',
    curso: '{fila, number}行目：コース{id}は存在しません。',
    modulo: '{fila, number}行目：モジュール{id}は存在しません。',
    persona: '{fila, number}行目：ID {id}の人は存在しません。',
    plan: '{fila, number}行目：プラン{id}は存在しません。',
    pregunta: '{fila, number}行目：問題{id}は存在しません。',
    programa: '{fila, number}行目：プログラム{id}は存在しません。',
    tema: '{fila, number}行目：トピック{id}は存在しません。',
    grupo: '{fila, number}行目：グループ「{codigo}」は存在しません。',
    categoria: '{fila, number}行目：カテゴリ「{codigo}」は存在しません。',
  },
  hecho: {
    cursos: '{insertados, plural, other {コース#件を関連付けました}}{existentes, plural, =0 {} other {、#件は関連付け済み}}',
    modulos: '{insertados, plural, other {モジュール#件を関連付けました}}{existentes, plural, =0 {} other {、#件は関連付け済み}}',
    preguntas: '{insertados, plural, other {問題#件を関連付けました}}{existentes, plural, =0 {} other {、#件は関連付け済み}}',
    programas: '{insertados, plural, other {プログラム#件を関連付けました}}{existentes, plural, =0 {} other {、#件は関連付け済み}}',
    temas: '{insertados, plural, other {トピック#件を関連付けました}}{existentes, plural, =0 {} other {、#件は関連付け済み}}',
  },
};
