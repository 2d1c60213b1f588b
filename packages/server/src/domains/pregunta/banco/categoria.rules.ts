const COURSE = /^\$[a-z0-9]+\$\//i;
/** Slash between two categories; a double one is a slash of a name. */
const BETWEEN = /(?<!\/)\/(?!\/)/;

/** Returns a category as people read it, from Moodle's path: `$course$/top/Ventas/Tienda` is `Ventas / Tienda`; undefined for the root. */
export function categoriaDe(raw: string): string | undefined {
  const names = raw
    .trim()
    .replace(COURSE, '')
    .split(BETWEEN)
    .map((name) => name.replaceAll('//', '/').trim());
  const own = names[0]?.toLowerCase() === 'top' ? names.slice(1) : names;
  return own.filter((name) => name !== '').join(' / ') || undefined;
}

/** Returns a category as Moodle can hold it: `top` is its root alone. */
export const sinRaiz = <Categoria extends string | undefined>(categoria: Categoria): Categoria | 'Top' =>
  categoria === 'top' ? 'Top' : categoria;

/** Returns Moodle's path of a category. */
export const rutaDe = (categoria: string): string =>
  `$course$/top/${sinRaiz(categoria).replaceAll('/', '//').replaceAll(/\s+/g, ' ').trim()}`;
