/** Begin of the keys under which earlier versions of the portal kept a person's drafts in localStorage. */
export const prefixOf = (idUsuario: number): string => `UCJ-borrador:${idUsuario}:`;

/** Returns the keys of the drafts that such a version left here. */
export const oldDraftKeys = (idUsuario: number): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(idUsuario)));
