import type { FirstTexts } from '../../catalog.ts';

/** Texts of the sign-in. */
export const sesion: FirstTexts['sesion'] = {
  login: {
    aviso: 'ログインするには、DNI（身分証番号）とパスワードを入力してください。',
    caducada: 'セッションが終了しました。ログインすると続きから再開できます。',
    usuario: 'ユーザー名',
    usuarioAyuda: '身分証番号',
    usuarioAyudaRegistro: '身分証番号（ご自身で登録した場合はメールアドレス）',
    usuarioRequerido: 'ユーザー名を入力してください',
    contrasena: 'パスワード',
    contrasenaRequerida: 'パスワードを入力してください',
    olvido: 'パスワードをお忘れですか？',
    enviar: 'ログイン',
    llave: 'パスキーでログイン',
    sinCuenta: 'アカウントをお持ちでない方',
    crear: 'アカウントを作成',
    demo: 'デモ用アカウント',
    rol: { admin: '管理者', soporte: 'サポート', alumno: '受講者' },
  },
};
