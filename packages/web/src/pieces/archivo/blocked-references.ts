import { referencesOfCss } from './blocked-css.ts';

/** Kinds of references that a lesson does not get, in the order of their report. */
const KINDS = ['imagenes', 'estilos', 'scripts', 'fuentes', 'medios', 'marcos', 'enlaces'] as const;
type Kind = (typeof KINDS)[number];

/** References of one kind that the page does not get: their number, and the addresses that it names. */
export interface Blocked {
  readonly kind: Kind;
  readonly total: number;
  readonly addresses: readonly string[];
}

type Reference = readonly [kind: Kind, address: string];

/** Attributes that ask for something, by element; `*` is any element. */
const ASKING: readonly (readonly [elements: string, attributes: readonly string[], kind: Kind])[] = [
  ['img, input[type="image" i], picture > source', ['src'], 'imagenes'],
  ['video', ['poster'], 'imagenes'],
  ['*', ['background'], 'imagenes'],
  ['image, feImage, use', ['href', 'xlink:href'], 'imagenes'],
  ['video, audio, track, video > source, audio > source', ['src'], 'medios'],
  ['link[rel~="stylesheet" i]', ['href'], 'estilos'],
  ['iframe, frame, embed', ['src'], 'marcos'],
  ['object', ['data'], 'marcos'],
];

function withoutCommas(address: string): string {
  let end = address.length;
  while (address[end - 1] === ',') end -= 1;
  return address.slice(0, end);
}

/** Splits a `srcset` as HTML does: an address may hold commas, but not end with one. */
function addressesOfSet(srcset: string): string[] {
  const found: string[] = [];
  let rest = srcset.replace(/^[\s,]+/, '');
  while (rest) {
    const [address = ''] = /^\S+/.exec(rest) ?? [];
    found.push(withoutCommas(address));
    rest = rest.slice(address.length);
    if (!address.endsWith(',')) rest = rest.replace(/^[^,]*/, '');
    rest = rest.replace(/^[\s,]+/, '');
  }
  return found;
}

/** An image within the page is shown, also by its id; every other kind is blocked even within. */
const isShown = ([kind, address]: Reference): boolean => {
  const trimmed = address.trim();
  return !trimmed || (kind === 'imagenes' && /^(data:|#)/i.test(trimmed));
};

/** Addresses that a link of a lesson can open; `#` is a place of the page. */
const OPENS = /^\s*(?:#|https?:|mailto:|tel:)/i;

function ofLinks(page: Document): Reference[] {
  const based = /^https?:/i.test(page.querySelector('base[href]')?.getAttribute('href')?.trim() ?? '');
  return [...page.querySelectorAll('a[href], area[href]')].flatMap((link): Reference[] => {
    const address = link.getAttribute('href')!;
    if (!address.trim() || OPENS.test(address)) return [];
    if (/^\s*javascript:/i.test(address)) return [['scripts', '']];
    return based && !/^\s*[a-z][\w+.-]*:/i.test(address) ? [] : [['enlaces', address]];
  });
}

/** Data within a `<script>` are no program. */
const PROGRAM = /^(?:module)?$|(?:java|ecma|live|j)script/i;

const ofScripts = (page: Document): Reference[] => [
  ...[...page.querySelectorAll('script')]
    .filter((script) => PROGRAM.test(script.type.trim()))
    .map((script): Reference => ['scripts', script.getAttribute('src') ?? '']),
  ...[...page.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => /^on[a-z]+$/.test(name))
      .map((): Reference => ['scripts', '']),
  ),
];

const ofAttributes = (page: Document): Reference[] =>
  ASKING.flatMap(([elements, attributes, kind]) =>
    [...page.querySelectorAll(elements)].flatMap((element) =>
      attributes.flatMap((name): Reference[] => {
        const address = element.getAttribute(name);
        return address === null ? [] : [[kind, address]];
      }),
    ),
  );

const ofSets = (page: Document): Reference[] =>
  [...page.querySelectorAll('img[srcset], source[srcset]')].flatMap((element) =>
    addressesOfSet(element.getAttribute('srcset')!).map((address): Reference => ['imagenes', address]),
  );

const ofStyles = (page: Document): Reference[] =>
  [
    ...[...page.querySelectorAll('style')].map(({ textContent }) => textContent),
    ...[...page.querySelectorAll('[style]')].map((element) => element.getAttribute('style')!),
  ].flatMap((css) => referencesOfCss(css).map(({ kind, address }): Reference => [kind, address]));

/**
 * Lists what a page of HTML asks for and does not get in the frame of a lesson (`PAGE_POLICY`): what is not within it, and programs, fonts,
 * recordings and frames at all. The browser reads it as it will show it, without running or fetching anything.
 */
export function blockedReferences(html: string): Blocked[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const asked = [ofAttributes, ofSets, ofStyles, ofScripts]
    .flatMap((of) => of(page))
    .filter((one) => one[0] === 'scripts' || !isShown(one));
  const references = [...asked, ...ofLinks(page)];
  return KINDS.flatMap((kind) => {
    const found = references.filter(([of]) => of === kind).map(([, address]) => address.trim());
    const addresses = [...new Set(found.filter(Boolean))];
    const total = addresses.length + found.filter((address) => !address).length;
    return total ? [{ kind, total, addresses }] : [];
  });
}
