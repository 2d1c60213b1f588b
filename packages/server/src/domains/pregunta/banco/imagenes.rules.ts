import { message, type Message } from '@portal/messages';
import type { BuscarImagen, ImagenDelBanco, TextoLeido } from './banco.rules.ts';

/** Largest picture that is taken along. */
export const IMAGEN_MAX = 5 * 1024 * 1024;

const SHOWN = 60;
const DATA = /^data:[\w/+.-]{1,60};base64,/i;

const SIGNATURES = [
  { mime: 'image/png', at: 0, hex: '89504e470d0a1a0a' },
  { mime: 'image/jpeg', at: 0, hex: 'ffd8ff' },
  { mime: 'image/webp', at: 8, hex: '57454250' },
] as const;

/** Returns the kind of a picture by its bytes. */
const mimeOf = (bytes: Buffer): ImagenDelBanco['mime'] | undefined =>
  SIGNATURES.find(({ at, hex }) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex)?.mime;

const nameOf = (src: string): string => {
  const path = DATA.test(src) ? 'data:' : (src.split(/[?#]/, 1)[0] ?? '');
  return path.slice(path.lastIndexOf('/') + 1).slice(0, SHOWN) || path.slice(0, SHOWN);
};

/** Collects the pictures of one question. */
export class Recolector {
  readonly imagenes: ImagenDelBanco[] = [];
  readonly avisos: Message[] = [];
  readonly #buscar: BuscarImagen;

  constructor(buscar: BuscarImagen = () => undefined) {
    this.#buscar = buscar;
  }

  /** Returns the first picture of a text as a question holds it; the others and those that cannot be taken are named. */
  primera({ imagenes }: TextoLeido): { readonly id_archivo: number; readonly descripcion: string } | undefined {
    let first: { id_archivo: number; descripcion: string } | undefined;
    for (const { src, alt } of imagenes) {
      if (first) this.avisos.push(message('banco.aviso.imagenDeMas', { nombre: nameOf(src) }));
      else {
        const imagen = this.#take(src);
        if (!imagen) continue;
        this.imagenes.push(imagen);
        first = { id_archivo: this.imagenes.length, descripcion: alt.slice(0, 250).trim() };
      }
    }
    return first;
  }

  /** Names the pictures of a text that has no room for one. */
  ninguna({ imagenes }: TextoLeido): void {
    for (const { src } of imagenes) this.avisos.push(message('banco.aviso.imagenSinLugar', { nombre: nameOf(src) }));
  }

  #take(src: string): ImagenDelBanco | undefined {
    const nombre = nameOf(src);
    const inline = DATA.exec(src)?.[0];
    if (inline === undefined && /^(?:https?:)?\/\//i.test(src)) {
      this.avisos.push(message('banco.aviso.imagenExterna', { nombre }));
      return undefined;
    }
    const found = inline === undefined ? this.#buscar(src) : { nombre: 'imagen', bytes: Buffer.from(src.slice(inline.length), 'base64') };
    if (!found || found.bytes.length === 0 || found.bytes.length > IMAGEN_MAX) {
      this.avisos.push(message('banco.aviso.imagenFalta', { nombre }));
      return undefined;
    }
    const mime = mimeOf(found.bytes);
    if (!mime) this.avisos.push(message('banco.aviso.imagenTipo', { nombre }));
    return mime && { nombre: found.nombre, mime, bytes: found.bytes };
  }
}
