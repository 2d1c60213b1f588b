import type { Catalog } from '../catalog.ts';

/** Failures of a call outside the domains: server core, framework, database. */
export const llamada: Catalog['llamada'] = {
  sesion: '続けるにはログインしてください。',
  permiso: 'この操作を行う権限がありません。',
  accesoMayor: 'この人のアクセス権はご自身より広い範囲に及びます。変更できるのは、会社の制限がない管理者だけです。',
  alcance: 'ご自身のアクセス権は一部の会社に限定されています。この操作は、すべての会社の管理者専用です。',
  desconocida: '呼び出し {metodo} {direccion} は存在しません。',
  invalida: '呼び出しが無効です。',
  direccion: '呼び出しのアドレスが無効です。',
  json: '呼び出しの本文が正しいJSONではありません。',
  sinCuerpo: '呼び出しの本文がありません。',
  tipo: '呼び出しの本文が対応形式ではありません。JSON、インポートの場合は .xlsx または .csv のスプレッドシートを使用してください。',
  grande: '呼び出しの本文が大きすぎます。',
  medida: '通知された本文のサイズが一致しません。',
  cabeceraRepetida: '呼び出しにヘッダー「{cabecera}」が複数あります。',
  host: '呼び出しの「Host」ヘッダーが正しくありません。',
  repetido: '同じ内容のデータがすでに存在します。',
  enlazado: '存在しないデータ、またはこれに依存するデータと関連付けられています。',
  regla: '内容がデータの規則を満たしていません。',
  cruce: '別の操作が同じデータを変更しました。もう一度お試しください。',
  lenta: '処理に時間がかかりすぎました。期間を短くするか会社を減らして、もう一度お試しください。',
  abandonada: '応答を待つ相手がいないため、処理を終了しました。',
  filasExcel:
    'Excelファイルは{maximo, number}行までですが、この一覧は{total, number}行あります。CSVでエクスポートするか、フィルターで絞り込んでください。',
  valores: 'データに使用できない値が含まれています。',
  base: 'データベースが応答しません。しばらくしてからもう一度お試しください。',
  sistema: 'システムエラーが発生しました。もう一度お試しください。続く場合はサポートにこのコードをお伝えください：{solicitud}',
  iniciando: 'ポータルを起動しています。数秒後にもう一度お試しください。',
  salud: 'ポータルはまだ利用できません（{estado}）。',
  saludEscritura: 'ポータルが保存できません。ディスクの空き容量が不足している可能性があります。',
  saludBase: 'データベースが応答しません。',
};
