/** Returns whether a page names its doctype before anything but blanks and comments. */
export function hasDoctype(html: string): boolean {
  let rest = html.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end < 0) return false;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return /^<!doctype html/i.test(rest);
}
