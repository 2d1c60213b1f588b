import { api } from '@portal/contract/api';
import { type Access, type Endpoint, ERROR_STATUS, problem } from '@portal/contract/core';
import { markup, type SafeHtml, trusted } from '../html.ts';
import { PAGE_STYLE } from './openapi-page-style.ts';
import { ACCESS_RULES } from './openapi.ts';
import { inputSchema, outputSchema, schemaText, type SchemaNode } from './openapi-schema.ts';

/** Version and address shown on the page. */
interface PageOptions {
  readonly version: string;
  /** Base URL of `/api`. */
  readonly serverUrl: string;
}

const badge = (access: Access): SafeHtml => markup`<span class="access ${access}" title="${ACCESS_RULES[access]}">${access}</span>`;

/** Anchor of a call, from its method and path. */
const anchor = ({ method, path }: Endpoint): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function parameterRows(place: string, node: SchemaNode): SafeHtml[] {
  return Object.entries(node.properties ?? {}).map(([name, property]) => {
    const needed = place === 'ruta' || node.required?.includes(name);
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${schemaText(property)}</td><td>${needed ? 'obligatorio' : 'opcional'}</td></tr>`;
  });
}

function parameters({ params, query }: Endpoint): SafeHtml {
  const rows = [
    ...(params ? parameterRows('ruta', inputSchema(params)) : []),
    ...(query ? parameterRows('consulta', inputSchema(query)) : []),
  ];
  if (rows.length === 0) return markup``;
  return markup`<h3>Parámetros</h3><div class="wide" tabindex="0"><table><thead><tr><th>Nombre</th><th>En</th><th>Tipo</th><th></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const shape = (title: string, text: string): SafeHtml => markup`<h3>${title}</h3><pre tabindex="0"><code>${text}</code></pre>`;

function body({ body: schema, bodyTypes }: Endpoint): SafeHtml {
  if (!schema) return markup``;
  return bodyTypes ? shape('Cuerpo', `bytes de tipo ${bodyTypes.join(' o ')}`) : shape('Cuerpo (JSON)', schemaText(inputSchema(schema)));
}

/** Renders a path with line breaks allowed after each `/` and parameters in italics: `/curso/:id` -> `/<wbr>curso/<wbr><i>{id}</i>`. */
const pathMarkup = (path: string): SafeHtml[] =>
  path.split(/(?<=\/)|(?=\/)/).map((part) => {
    if (part === '/') return markup`/<wbr>`;
    return part.startsWith(':') ? markup`<i>{${part.slice(1)}}</i>` : markup`${part}`;
  });

function call(endpoint: Endpoint): SafeHtml {
  const { method, path, access, summary, response, withExpiredPassword } = endpoint;
  const expired = withExpiredPassword ? ' También con la contraseña vencida.' : '';
  return markup`<details id="${anchor(endpoint)}"><summary><span class="method ${method}">${method}</span><code class="path">${pathMarkup(path)}</code>${badge(access)}<span class="about">${summary}</span></summary>
<div class="inside"><p>${ACCESS_RULES[access] + expired}</p>${parameters(endpoint)}${body(endpoint)}${shape('Respuesta 200', schemaText(outputSchema(response)))}</div></details>`;
}

const calls = (group: object): Endpoint[] => Object.values(group) as Endpoint[];

const section = ([name, group]: [string, object]): SafeHtml =>
  markup`<section aria-labelledby="${name}"><h2 id="${name}">${name} <small>${calls(group).length}</small></h2>${calls(group).map(call)}</section>`;

function errors(): SafeHtml {
  const rows = Object.entries(ERROR_STATUS).map(
    ([code, status]) => markup`<tr><td>${status}</td><th scope="row"><code>${code}</code></th></tr>`,
  );
  return markup`<section aria-labelledby="errores"><h2 id="errores">Errores</h2><p>Toda falla responde con su estado HTTP y <code>application/problem+json</code>; <code>message</code> es una frase para la persona y <code>errors</code>, una por campo.</p>
${shape('Forma', schemaText(outputSchema(problem)))}<div class="wide" tabindex="0"><table><thead><tr><th>Estado</th><th><code>code</code></th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

const legend = (): SafeHtml[] =>
  (Object.entries(ACCESS_RULES) as [Access, string][]).map(([access, rule]) => markup`<li>${badge(access)} ${rule}</li>`);

/** Renders the API's documentation from the contract as plain HTML without scripts. */
export function openapiPage({ version, serverUrl }: PageOptions): string {
  const groups = Object.entries(api);
  const total = groups.reduce((sum, [, group]) => sum + calls(group).length, 0);
  const links = groups.map(([name, group]) => markup`<li><a href="#${name}">${name}<small>${calls(group).length}</small></a></li>`);
  return markup`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>API · Portal de capacitación</title><style>${trusted(PAGE_STYLE)}</style></head>
<body><a class="skip" href="#contenido">Saltar al contenido</a>
<nav aria-label="Dominios"><strong>API <small>${version}</small></strong><ul>${links}<li><a href="#errores">Errores</a></li></ul></nav>
<main id="contenido" tabindex="-1"><header><h1>API del Portal de capacitación</h1>
<p>${total} llamadas bajo <code>${serverUrl}</code>. JSON de ida y vuelta, con <code>Authorization: Bearer …</code> salvo en las públicas. Los números pueden enviarse como dígitos en un texto.</p>
<p>Las listas son arreglos; con <code>pagina</code> llega una página y la cabecera <code>x-total-count</code> dice cuántas filas hay en total.</p>
<p><a class="button" href="openapi.json">openapi.json</a></p><h2 id="acceso">Quién puede llamar</h2><ul class="legend">${legend()}</ul></header>
${groups.map(section)}
${errors()}</main></body></html>`.text;
}
