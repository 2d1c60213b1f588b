/** A design without anything, as a form sends it. */
export const PLAIN = {
  corregir: false,
  logo: null,
  logo_texto: null,
  firmantes: [],
  mostrar_duracion: false,
  mostrar_empresa: false,
  mostrar_documento: false,
};
