import type { TemaDemo } from '../../src/demo/temas.ts';

export interface GuideStyle {
  readonly titulo: string;
  readonly bajada: string;
  readonly hue: number;
}

/** Paragraphs inside the first `<aside class="clave">` of a lesson, without its label. */
function keyIdea({ leccion }: TemaDemo): string {
  const inside = /<aside class="clave">([\s\S]*?)<\/aside>/.exec(leccion)?.[1] ?? '';
  return inside.replace(/<strong>\s*Idea clave:?\s*<\/strong>:?\s*/i, '');
}

const headings = ({ leccion }: TemaDemo): string[] =>
  [...leccion.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].map(([, text = '']) => text).slice(0, 5);

const card = (tema: TemaDemo): string => `
<article><p class="code">${tema.codigo} · ${tema.duracion} min</p><h2>${tema.titulo}</h2>
<div class="key">${keyIdea(tema)}</div>
<ul>${headings(tema)
  .map((text) => `<li>${text}</li>`)
  .join('')}</ul></article>`;

const STYLE = `
@page{size:A4;margin:0}*{box-sizing:border-box}
body{margin:0;font:9.2pt/1.45 "Liberation Sans",Arial,sans-serif;color:#22242e}
header{padding:12mm 16mm 9mm;color:#fff;background:linear-gradient(115deg,hsl(var(--h) 62% 21%),hsl(var(--h) 56% 36%))}
.eyebrow{margin:0 0 2mm;font-size:8.5pt;letter-spacing:.12em;text-transform:uppercase;opacity:.85}
h1{margin:0;font-size:25pt;line-height:1.12;letter-spacing:-.01em}header p.lead{margin:3mm 0 0;max-width:125mm;font-size:11pt;opacity:.93}
main{padding:7mm 16mm 0;columns:2;column-gap:6mm}
article{break-inside:avoid;margin:0 0 4.5mm;padding:4mm 4.5mm;border:.3mm solid hsl(var(--h) 30% 86%);border-radius:3mm}
.code{margin:0;font-size:7.6pt;letter-spacing:.06em;color:hsl(var(--h) 45% 34%);font-weight:bold}
h2{margin:1mm 0 2.5mm;font-size:12.2pt;line-height:1.25}
.key{padding:2.8mm 3.4mm;border-left:1.1mm solid hsl(var(--h) 70% 40%);border-radius:1.2mm;background:hsl(var(--h) 60% 96.5%)}.key p{margin:0}.key p:first-child::first-letter{text-transform:uppercase}.key p+p{margin-top:1.5mm}
ul{margin:2.6mm 0 0;padding-left:0;list-style:none;color:#4a4e5e;font-size:8.8pt}
li{padding-left:5mm;position:relative;margin:.7mm 0}li::before{content:"";position:absolute;left:0;top:.8mm;width:2.5mm;height:2.5mm;border:.35mm solid hsl(var(--h) 40% 55%);border-radius:.6mm}
.notes{break-inside:avoid;margin:0 16mm;padding:4mm 5mm 5mm;border:.3mm dashed #b8bccb;border-radius:3mm}
.notes h2{margin:0 0 1mm;font-size:10.5pt}.line{height:8mm;border-bottom:.25mm solid #d4d7e2}
footer{margin:5mm 16mm 8mm;font-size:8pt;color:#5b6072}`;

/** A pocket guide of one category: the key idea of every topic, to print or keep on the phone. */
export const guidePage = (temas: readonly TemaDemo[], { titulo, bajada, hue }: GuideStyle): string => `<!doctype html><html lang="es"><head>
<meta charset="utf-8"><title>Guía de bolsillo: ${titulo}</title><style>:root{--h:${hue}}${STYLE}</style></head><body>
<header><p class="eyebrow">Grupo Andino · Guía de bolsillo</p><h1>${titulo}</h1><p class="lead">${bajada}</p></header>
<main>${temas.map(card).join('')}</main>
<section class="notes"><h2>Mi compromiso y mis notas</h2><div class="line"></div><div class="line"></div></section>
<footer>Material de apoyo: no reemplaza la lección ni el cuestionario del portal. Ante una emergencia siga siempre el procedimiento de su sede.</footer>
</body></html>`;
