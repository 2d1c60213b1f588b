import type { Translator } from '@portal/messages';
import { markup, type SafeHtml } from '../core/html.ts';

/** Result of a template: subject, plain text and the same text as HTML. */
export interface MailContent {
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
}

/** List under a heading, e.g. the topics of a plan. */
export interface LetterSection {
  readonly titulo: string;
  readonly lineas: readonly { readonly texto: string; readonly url?: string | undefined }[];
}

/** Parts of a message. */
export interface Letter {
  /** Translator for the language of the reader. */
  readonly texts: Translator;
  readonly asunto: string;
  /** Greeting, e.g. `Hola, María:`. */
  readonly saludo: string;
  readonly parrafos: readonly string[];
  readonly secciones?: readonly LetterSection[];
  readonly boton?: { readonly texto: string; readonly url: string };
  /** Small print under the button. */
  readonly nota?: string;
  /** Setting `firma_notificacion`; its line breaks are kept, `<br>` too (P85). */
  readonly firma: string;
}

/** Lays out a message as plain text and HTML, readable without images and style sheets. */
export function writeLetter(letter: Letter): MailContent {
  const firma = letter.firma.split(/<br\s*\/?>|\r?\n/i).map((line) => line.trim());
  return { asunto: oneLine(letter.asunto), texto: plainText(letter, firma), html: page(letter, firma).text };
}

/** Joins the lines of a subject, so that typed text cannot inject a mail header. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, 200);

const plainSection = ({ titulo, lineas }: LetterSection): string =>
  [titulo, ...lineas.map(({ texto, url }) => `- ${texto}${url ? `: ${url}` : ''}`)].join('\n');

function plainText({ saludo, parrafos, secciones = [], boton, nota }: Letter, firma: readonly string[]): string {
  const link = boton ? [`${boton.texto}: ${boton.url}`] : [];
  return `${[saludo, ...parrafos, ...secciones.map(plainSection), ...link, ...(nota ? [nota] : []), firma.join('\n')].join('\n\n')}\n`;
}

const paragraph = (content: SafeHtml): SafeHtml => markup`<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${content}</p>`;
const lines = (texts: readonly string[]): SafeHtml[] => texts.map((text, index) => markup`${index ? markup`<br>` : ''}${text}`);

function page({ texts, asunto, saludo, parrafos, secciones = [], boton, nota }: Letter, firma: readonly string[]): SafeHtml {
  return markup`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asunto}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f8;color:#1e1e2d;font-family:Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px;border-top:4px solid #50cd89">
${[saludo, ...parrafos].map((text) => paragraph(markup`${text}`))}
${secciones.map(section)}
${boton ? button(boton, texts.text('carta.botonNoFunciona')) : ''}
${nota ? small(markup`${nota}`) : ''}
${paragraph(markup`${lines(firma)}`)}
</div></body></html>`;
}

const section = ({ titulo, lineas }: LetterSection): SafeHtml =>
  markup`<p style="margin:0 0 4px;font-size:16px;line-height:1.5"><strong>${titulo}</strong></p>
<ul style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.6">${lineas.map(item)}</ul>`;

const item = ({ texto, url }: LetterSection['lineas'][number]): SafeHtml =>
  markup`<li>${url ? markup`<a href="${url}" style="color:#14804a">${texto}</a>` : texto}</li>`;

const small = (content: SafeHtml): SafeHtml =>
  markup`<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4b4b63">${content}</p>`;

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#50cd89;color:#1e1e2d;font-size:16px;font-weight:bold;text-decoration:none';

const button = ({ texto, url }: { texto: string; url: string }, otherwise: string): SafeHtml =>
  markup`<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${texto}</a></p>
${small(markup`${otherwise}<br><a href="${url}" style="color:#14804a;word-break:break-all">${url}</a>`)}`;
