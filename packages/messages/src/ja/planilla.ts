import type { Catalog } from '../catalog.ts';

/** Refusals of an uploaded spreadsheet (P40). */
export const planilla: Catalog['planilla'] = {
  vacia: 'ファイルが空です。',
  ilegible: 'スプレッドシートを読み取れません。開いて .xlsx として保存し直してください。',
  filas: 'スプレッドシートが{maximo, number, ::group-off}行を超えています。複数に分割してください。',
  dificil: 'スプレッドシートが大きすぎて読み取れません。複数に分割してください。',
  rota: 'スプレッドシートが破損しています。開いて .xlsx として保存し直してください。',
  grande: 'スプレッドシートが大きすぎます。複数に分割してください。',
  antigua: 'パスワードが設定されているか、古い .xls 形式です。パスワードなしの .xlsx として保存してください。',
  conContrasena: 'スプレッドシートにパスワードが設定されています。解除して保存してください。',
  deOpenDocument: 'OpenDocument（.ods）のファイルです。開いてExcelブック（.xlsx）として保存してください。',
  binario: 'ファイルはバイナリブック (.xlsb) です。開いて Excel ブック (.xlsx) として保存してください。',
  deNumbers: 'ファイルは Numbers 形式です。開いて Excel ブック (.xlsx) として書き出してください。',
  paginaWeb: 'ファイルの中身はウェブページまたは XML です。表計算ソフトで開き、Excel ブック (.xlsx) として保存してください。',
  otroArchivo: '.xlsx または .csv のスプレッドシートではありません。',
  celdaLarga:
    'セル{celda}が{maximo, number, ::group-off}文字を超えています。短くしてください。.csv ファイルの場合は引用符も確認してください。',
  codificacion: 'ファイルが途中で切れているか、文字コードを判別できないため、文字が壊れます。CSV UTF-8 で保存し直してください。',
  comillas: '{fila, number, ::group-off}行目に閉じられていない引用符があります。閉じるか、文字として使う場合は2つ重ねてください。',
  pocasColumnas:
    '.csv ファイルには{columnas, plural, other {#列}}しかありませんが、{minimo, number}列必要です。セミコロン、コンマ、タブ、縦棒のいずれかで区切ってください。',
  sinFilas: '見出しの下に行がありません。',
  celdas: 'スプレッドシートのセルが多すぎます。列{columna}まで値があります。不要な列を削除してください。',
  enHoja: 'シート{hoja}：{motivo}',
  hojaDesconocida: 'ブックにシート{hoja}はありません。あるシート：{hojas}。',
  hojasSinLeer:
    '{cantidad, plural, other {シート{hojas}には同じ見出しがありますが、読み取られていません}}。完全な一覧とする前に、すべて読み取ってください。',
  hojasSiguen:
    'シート{hojas}には見出しがなく、名簿の続きのようですが、読み取られていません。{cantidad, plural, other {}}完全な名簿とする前に、すべて読み取ってください。',
  ocultasSinDecidir:
    '{filas, plural, other {非表示の行が#行あり、読み取られていません}}。完全な一覧とする前に、対象に含めるかどうかを指定してください。',
};
