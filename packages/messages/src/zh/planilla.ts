import type { Catalog } from '../catalog.ts';

/** Refusals of an uploaded spreadsheet (P40). */
export const planilla: Catalog['planilla'] = {
  vacia: '文件为空。',
  ilegible: '无法读取电子表格。请打开后另存为 .xlsx。',
  filas: '电子表格超过 {maximo, number, ::group-off} 行，请拆分为多个。',
  dificil: '电子表格过大，无法读取，请拆分为多个。',
  rota: '电子表格已损坏。请打开后另存为 .xlsx。',
  grande: '电子表格过大，请拆分为多个。',
  antigua: '电子表格有密码或为旧版 .xls 格式。请另存为不带密码的 .xlsx。',
  conContrasena: '电子表格有密码，请去除密码后保存。',
  deOpenDocument: '文件为 OpenDocument (.ods) 格式。请打开后另存为 Excel 工作簿 (.xlsx)。',
  binario: '文件是二进制工作簿 (.xlsb)。请打开并另存为 Excel 工作簿 (.xlsx)。',
  deNumbers: '文件是 Numbers 格式。请打开并导出为 Excel 工作簿 (.xlsx)。',
  paginaWeb: '文件实际上是网页或 XML。请用电子表格程序打开并另存为 Excel 工作簿 (.xlsx)。',
  otroArchivo: '文件不是 .xlsx 或 .csv 电子表格。',
  celdaLarga: '单元格 {celda} 超过 {maximo, number, ::group-off} 个字符。请缩短；如果是 .csv 文件，也请检查引号。',
  codificacion: '文件被截断或编码无法识别，文字会损坏。请重新保存为 CSV UTF-8。',
  comillas: '第 {fila, number, ::group-off} 行有未闭合的引号。请将其闭合；如果属于文本，请写两次。',
  pocasColumnas: '.csv 文件只有 {columnas, plural, other {# 列}}，需要 {minimo, number} 列。请用分号、逗号、制表符或竖线分隔。',
  sinFilas: '标题下方没有数据行。',
  celdas: '电子表格的单元格过多：直到 {columna} 列都有数据。请删除不需要的列。',
  enHoja: '工作表{hoja}：{motivo}',
  hojaDesconocida: '工作簿中没有工作表{hoja}。现有：{hojas}。',
  hojasSinLeer: '{cantidad, plural, other {工作表{hojas}的标题相同，但未读取}}。在声明文件是完整名单之前，请全部读取。',
  hojasSiguen: '工作表 {hojas} 没有表头，是名单的延续，但未读取。{cantidad, plural, other {}}请先全部读取，再声明文件是完整名单。',
  ocultasSinDecidir: '{filas, plural, other {有 # 行隐藏行未读取}}。在声明文件是完整名单之前，请说明是否计入。',
};
