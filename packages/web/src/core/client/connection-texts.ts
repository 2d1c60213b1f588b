interface ConnectionTexts {
  readonly sinConexion: string;
  readonly respuestaIlegible: string;
}

let texts: ConnectionTexts = { sinConexion: '', respuestaIlegible: '' };

/** Words for failures that no server could put into words; set by main from the catalogue. */
export const setConnectionTexts = (given: ConnectionTexts): void => {
  texts = given;
};

export const connectionTexts = (): ConnectionTexts => texts;
