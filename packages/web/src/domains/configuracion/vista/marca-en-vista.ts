/** Brand of the form, before it is saved. */
export interface MarcaEnVista {
  readonly nombre: string;
  readonly corto: string;
  /** Address of the saved logo. */
  readonly logo: string | null;
  readonly panel: string | null;
  readonly color_primario: string | null;
  readonly color_menu: string | null;
}
