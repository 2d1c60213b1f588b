import { markup, trusted } from '../core/html.ts';
import type { TemaDemo } from './temas.ts';

const CATEGORY: Record<TemaDemo['categoria'], { readonly nombre: string; readonly hue: number }> = {
  cultura: { nombre: 'Cultura organizacional', hue: 32 },
  etica: { nombre: 'Ética y convivencia', hue: 262 },
  seguridad: { nombre: 'Seguridad y salud en el trabajo', hue: 14 },
  datos: { nombre: 'Seguridad de la información', hue: 214 },
  cliente: { nombre: 'Atención al cliente', hue: 172 },
  operacion: { nombre: 'Operaciones de tienda', hue: 148 },
};

const LIGHT = `color-scheme:light;--bg:#fff;--text:#23252f;--soft:#5b6072;--line:#e3e5ec;--tint:hsl(var(--hue) 60% 96.5%);
--tint-line:hsl(var(--hue) 45% 82%);--accent:hsl(var(--hue) 75% 29%);--band:hsl(var(--hue) 62% 22%);--band-2:hsl(var(--hue) 58% 34%);--zebra:#f7f8fb`;

const DARK = `color-scheme:dark;--bg:#15171f;--text:#e6e8f0;--soft:#a3a9bd;--line:#2e3241;--tint:hsl(var(--hue) 32% 14.5%);
--tint-line:hsl(var(--hue) 32% 30%);--accent:hsl(var(--hue) 72% 74%);--band:hsl(var(--hue) 48% 15%);--band-2:hsl(var(--hue) 44% 25%);--zebra:#1b1e28`;

/**
 * Derives the colours of both themes from one hue; text has a contrast of at least 4.5 on every background. The page uses the system's
 * theme, or the portal's when the viewer opens it with `#claro` or `#oscuro`. Prints in the light theme.
 */
const palette = (hue: number) => `
:root{--hue:${hue};${LIGHT}}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}}
@media screen{:root:has(#oscuro:target){${DARK}}:root:has(#claro:target){${LIGHT}}}`;

const LAYOUT = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:1.0625rem/1.65 Inter,"Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",Arial,sans-serif;
overflow-wrap:break-word;hyphens:auto}
header{background:linear-gradient(120deg,var(--band),var(--band-2));color:#fff;padding:clamp(1.75rem,6vw,3.5rem) clamp(1.25rem,6vw,3.5rem)}
header>div,main{max-width:44rem;margin:0 auto}
.category{margin:0 0 .5rem;font-size:.8125rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase;opacity:.9}
h1{margin:0;font-size:clamp(1.6rem,5vw,2.35rem);line-height:1.18;letter-spacing:-.015em;text-wrap:balance;hyphens:manual}
.intro{margin:.9rem 0 0;font-size:1.0625rem;line-height:1.55;opacity:.94;max-width:38rem}
.facts{display:inline-block;margin:1.25rem 0 0;font-size:.875rem;padding:.2rem .75rem;border:1px solid rgb(255 255 255/.35);border-radius:99px;background:rgb(255 255 255/.1)}
main{padding:clamp(1.25rem,5vw,2.5rem) clamp(1.25rem,6vw,3.5rem) 3.5rem}
@media (min-width:52rem){main{padding-inline:0}}
h2{margin:2.4rem 0 .7rem;font-size:1.375rem;line-height:1.3;letter-spacing:-.01em;text-wrap:balance;hyphens:manual}
h2:first-child{margin-top:.5rem}
h2::before{content:"";display:block;width:2.25rem;height:.25rem;margin-bottom:.6rem;border-radius:9px;background:var(--accent)}
h3{margin:1.7rem 0 .4rem;font-size:1.0938rem;color:var(--accent)}
p{margin:0 0 1rem}
ul,ol{margin:0 0 1.15rem;padding-left:1.35rem}
li{margin:.38rem 0;padding-left:.2rem}
li::marker{color:var(--accent);font-weight:600}
dl{margin:0 0 1.2rem;border-top:1px solid var(--line)}
dt{margin-top:.75rem;font-weight:650;color:var(--accent)}
dd{margin:.1rem 0 .75rem;padding-bottom:.75rem;border-bottom:1px solid var(--line)}
.table{overflow-x:auto;margin:1.1rem 0 1.5rem;border:1px solid var(--line);border-radius:.75rem}
table{width:100%;min-width:25rem;border-collapse:collapse;font-size:.9688rem;line-height:1.5;hyphens:manual}
caption{padding:.7rem .9rem;text-align:left;color:var(--soft);font-size:.9rem}
th,td{padding:.65rem .9rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{background:var(--tint);color:var(--accent);font-size:.8438rem;letter-spacing:.02em}
tbody tr:nth-child(even){background:var(--zebra)}
tbody tr:last-child>*{border-bottom:0}
blockquote{margin:1.2rem 0;padding:.2rem 0 .2rem 1.15rem;border-left:.25rem solid var(--accent);color:var(--soft);font-style:italic}
blockquote p:last-child{margin:0}
aside{margin:1.6rem 0;padding:1.05rem 1.25rem;border:1px solid var(--tint-line);border-radius:.9rem;background:var(--tint)}
aside>:last-child{margin-bottom:0}
aside.clave{border-left:.4rem solid var(--accent)}
aside.caso{background:var(--bg);border-style:dashed}
aside>p:first-child>strong:first-child{color:var(--accent)}
footer{max-width:44rem;margin:0 auto;padding:1rem clamp(1.25rem,6vw,3.5rem) 2.5rem;color:var(--soft);font-size:.8438rem;border-top:1px solid var(--line)}`;

const PRINT = `
@media print{@page{size:A4;margin:18mm 16mm}:root{color-scheme:light;--bg:#fff;--text:#111;--soft:#444;--line:#ccc;--tint:#f5f5f5;--tint-line:#bbb;
--accent:hsl(var(--hue) 75% 25%);--zebra:#fafafa}body{font-size:10.5pt}header{background:none;color:#111;padding:0 0 6mm;border-bottom:1pt solid #999}
.facts{border-color:#999;background:none}main{padding:6mm 0 0}h2,h3{break-after:avoid}aside,.table,blockquote,tr{break-inside:avoid}table{min-width:0}}`;

/** Wraps wide tables in named scrolling regions; gives boxes the role note, because they are not landmarks. */
function accessible(html: string): string {
  let tables = 0;
  return html
    .replaceAll('<table', () => `<div class="table" tabindex="0" role="region" aria-label="Tabla ${(tables += 1)}"><table`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<aside ', '<aside role="note" ');
}

/** Renders a lesson as a self-contained page without scripts, readable on a phone, in both themes and on paper. */
export function renderLesson(tema: TemaDemo): string {
  const { nombre, hue } = CATEGORY[tema.categoria];
  return markup`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${tema.titulo}</title>
<style>${trusted(palette(hue) + LAYOUT + PRINT)}</style>
</head>
<body id="claro"><div id="oscuro">
<header><div>
<p class="category">${nombre}</p>
<h1>${tema.titulo}</h1>
<p class="intro">${tema.descripcion}</p>
<p class="facts">Lectura de ${tema.duracion} minutos</p>
</div></header>
<main>
${trusted(accessible(tema.leccion.trim()))}
</main>
<footer>Grupo Andino · Capacitación · ${tema.codigo}</footer>
</div></body>
</html>
`.text;
}
