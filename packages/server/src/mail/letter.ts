import type { ClaveCarta } from '@portal/contract/carta';
import type { Translator } from '@portal/messages';
import { markup, type SafeHtml, trusted } from '../core/html.ts';
import { type Bloque, bloquesDe, fillLine, type LetterSection, type Listas, plain, textoKey, type ValoresDeCarta } from './bloques.ts';
import { headOf, linksOf, mailColors, type Papel } from './membrete.ts';

/** Result of a template: subject, plain text and the same text as HTML. */
export interface MailContent {
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
}

/** Parts of a message. */
export interface Letter extends Papel {
  /** Translator for the language of the reader. */
  readonly texts: Translator;
  /** Key under which administrators edit its text (P253). */
  readonly carta: ClaveCarta;
  readonly asunto: string;
  /** Greeting, e.g. `Hola, María:`. */
  readonly saludo: string;
  readonly parrafos: readonly string[];
  /** Lists of the reader's own plans, of the people behind, and of the companies that the reader leads. */
  readonly listas?: Listas;
  readonly boton?: { readonly texto: string; readonly url: string };
  /** Small print under the button. */
  readonly nota?: string;
  /** Values for the fields of an edited text. */
  readonly campos: ValoresDeCarta;
}

/** Lays out a message as plain text and HTML, readable without images and style sheets, in the edited words where there are some. */
export function writeLetter(letter: Letter): MailContent {
  const firma = letter.firma.split(/<br\s*\/?>|\r?\n/i).map((line) => line.trim());
  const editado = letter.textos?.get(textoKey(letter.carta, letter.texts.language));
  const asunto = editado ? fillLine(editado.asunto, letter.campos) : letter.asunto;
  const hoja: Hoja = {
    ...letter,
    asunto: oneLine(asunto),
    bloques: editado ? editedBlocks(editado.cuerpo, letter) : ownBlocks(letter),
    firma,
  };
  return { asunto: hoja.asunto, texto: plainText(hoja), html: page(hoja).text };
}

/** Letter in blocks, with the lines of its signature. */
interface Hoja extends Pick<Letter, 'texts' | 'asunto' | 'boton' | 'membrete'> {
  readonly bloques: readonly Bloque[];
  readonly firma: readonly string[];
}

const ownBlocks = ({ saludo, parrafos, listas, nota }: Letter): Bloque[] => [
  ...[saludo, ...parrafos].map((texto) => plain('parrafo', texto)),
  { tipo: 'secciones', secciones: Object.values(listas ?? {}).flat() },
  { tipo: 'boton' },
  ...(nota ? [plain('nota', nota)] : []),
];

const editedBlocks = (cuerpo: string, { texts, campos, listas = {} }: Letter): Bloque[] =>
  bloquesDe(cuerpo, { campos, listas, sinNombre: texts.text('carta.restablecer.saludoSinNombre') });

/** Joins the lines of a subject, so that typed text cannot inject a mail header. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, 200);

const plainSection = ({ titulo, lineas }: LetterSection): string =>
  [titulo, ...lineas.map(({ texto, url }) => `- ${texto}${url ? `: ${url}` : ''}`)].join('\n');

function plainText({ texts, bloques, boton, membrete, firma }: Hoja): string {
  const link = boton && `${boton.texto}: ${boton.url}`;
  const links = membrete ? [linksOf(membrete, texts).map(plainLink).join('\n')] : [];
  return `${[...bloques.flatMap((bloque) => plainBlock(bloque, link)), firma.join('\n'), ...links].join('\n\n')}\n`;
}

function plainBlock(bloque: Bloque, link: string | undefined): string[] {
  if (bloque.tipo === 'secciones') return bloque.secciones.map(plainSection);
  if (bloque.tipo === 'boton') return link === undefined ? [] : [link];
  return [bloque.lineas.map((words) => words.map(({ texto }) => texto).join('')).join('\n')];
}

const plainLink = ({ texto, url }: { readonly texto: string; readonly url: string }): string => `${texto}: ${url.replace(/^mailto:/, '')}`;

const paragraph = (content: SafeHtml): SafeHtml => markup`<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${content}</p>`;
const lines = (all: readonly SafeHtml[]): SafeHtml[] => all.map((line, index) => markup`${index ? markup`<br>` : ''}${line}`);

function page(hoja: Hoja): SafeHtml {
  const { texts, asunto, bloques, membrete, firma } = hoja;
  const colors = mailColors(membrete?.color);
  return markup`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${asunto}</title>
<style>${darkStyles(colors)}</style></head>
<body class="fondo" style="margin:0;padding:24px;background:#f4f6f8;color:#1e1e2d;font-family:Arial,Helvetica,sans-serif">
<div class="hoja" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px;border-top:4px solid ${colors.fill}">
${membrete ? headOf(membrete, texts) : ''}
${bloques.flatMap((bloque) => block(bloque, hoja, colors))}
${paragraph(markup`${lines(firma.map((line) => markup`${line}`))}`)}
${membrete ? footer(linksOf(membrete, texts), colors) : ''}
</div></body></html>`;
}

function block(bloque: Bloque, { texts, boton }: Hoja, colors: Colors): SafeHtml[] {
  if (bloque.tipo === 'secciones') return bloque.secciones.map((one) => section(one, colors));
  if (bloque.tipo === 'boton') return boton ? [button(boton, texts.text('carta.botonNoFunciona'), colors)] : [];
  const content = markup`${lines(bloque.lineas.map((words) => markup`${words.map((one) => wordsOf(one, colors))}`))}`;
  return [bloque.tipo === 'nota' ? small(content) : paragraph(content)];
}

const wordsOf = ({ texto, url }: { readonly texto: string; readonly url?: string }, { link }: Colors): SafeHtml =>
  url === undefined ? markup`${texto}` : markup`<a href="${url}" style="color:${link}">${texto}</a>`;

type Colors = ReturnType<typeof mailColors>;

/** Colours of a reader that shows mails dark and reads style sheets; every other one has the light sheet of the elements. */
const darkStyles = ({ onFill, darkLink }: Colors): SafeHtml =>
  trusted(`@media (prefers-color-scheme:dark){.fondo{background:#0f1216!important}.hoja{background:#161a20!important;color:#eceff3!important}
.hoja .menor{color:#a0a9b7!important}.hoja a{color:${darkLink}!important}.hoja a.boton{color:${onFill}!important}}`);

const footer = (links: readonly { readonly texto: string; readonly url: string }[], { link }: Colors): SafeHtml =>
  markup`<p class="menor" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d0d5dd;font-size:13px;line-height:1.8;color:#4b4b63">${links.map(
    ({ texto, url }, index) => markup`${index ? ' · ' : ''}<a href="${url}" style="color:${link}">${texto}</a>`,
  )}</p>`;

const section = ({ titulo, lineas }: LetterSection, colors: Colors): SafeHtml =>
  markup`<p style="margin:0 0 4px;font-size:16px;line-height:1.5"><strong>${titulo}</strong></p>
<ul style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.6">${lineas.map((line) => item(line, colors))}</ul>`;

const item = ({ texto, url }: LetterSection['lineas'][number], { link }: Colors): SafeHtml =>
  markup`<li>${url ? markup`<a href="${url}" style="color:${link}">${texto}</a>` : texto}</li>`;

const small = (content: SafeHtml): SafeHtml =>
  markup`<p class="menor" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4b4b63">${content}</p>`;

const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:6px;font-size:16px;font-weight:bold;text-decoration:none';

const button = ({ texto, url }: { texto: string; url: string }, otherwise: string, { fill, onFill, link }: Colors): SafeHtml =>
  markup`<p style="margin:24px 0"><a class="boton" href="${url}" style="${BUTTON};background:${fill};color:${onFill}">${texto}</a></p>
${small(markup`${otherwise}<br><a href="${url}" style="color:${link};word-break:break-all">${url}</a>`)}`;
