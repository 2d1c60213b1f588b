import type { CampoCarta, ClaveCarta, TextoCarta } from '@portal/contract/carta';
import type { Translator } from '@portal/messages';

/** Subject, and lines of the text; each is a paragraph. */
interface Original {
  readonly asunto: string;
  readonly cuerpo: readonly string[];
}

const f = (campo: CampoCarta): string => `{${campo}}`;

/** Lines that a welcome and the notice of plans to somebody without a password share. */
const sinClave = ({ text }: Translator): string[] => [
  text('carta.bienvenida.usuario', { username: f('usuario') }),
  text('carta.bienvenida.elegir'),
];

const acceso = ({ text }: Translator): string => text('carta.bienvenida.acceso', { portal: f('direccion') });

const plan = { plan: f('plan') };

/** Original words of each letter, which hold for one plan or person and for several. */
const ORIGINALES: Readonly<Record<ClaveCarta, (texts: Translator) => Original>> = {
  bienvenida: (texts) => ({
    asunto: texts.text('carta.bienvenida.asunto'),
    cuerpo: [acceso(texts), ...sinClave(texts), f('boton'), texts.text('carta.bienvenida.nota')],
  }),
  bienvenida_con_clave: (texts) => ({
    asunto: texts.text('carta.bienvenida.asunto'),
    cuerpo: [
      acceso(texts),
      texts.text('carta.bienvenida.usuario', { username: f('usuario') }),
      texts.text('carta.bienvenida.tiene'),
      f('boton'),
    ],
  }),
  asignacion: ({ text }) => ({
    asunto: text('carta.asignacion.asunto', plan),
    cuerpo: [text('carta.base.tiene'), f('planes'), f('boton'), text('carta.asignacion.nota')],
  }),
  asignacion_clave: (texts) => ({
    asunto: texts.text('carta.asignacion.asunto', plan),
    cuerpo: [...sinClave(texts), texts.text('carta.base.tiene'), f('planes'), f('boton'), texts.text('carta.bienvenida.nota')],
  }),
  asignacion_cambio: ({ text }) => ({
    asunto: text('carta.base.conNuevos', plan),
    cuerpo: [text('carta.base.cambia'), f('planes'), f('boton'), text('carta.asignacion.nota')],
  }),
  asignacion_plazo: ({ text }) => ({
    asunto: text('carta.asignacion.otroPlazo', plan),
    cuerpo: [text('carta.base.cambia'), f('planes'), f('boton'), text('carta.asignacion.nota')],
  }),
  recordatorio: ({ text }) => ({
    asunto: text('carta.recordatorio.asuntoPropio', { ...plan, fecha: f('fecha') }),
    cuerpo: [text('carta.base.propio'), f('planes'), f('equipo'), f('boton')],
  }),
  recordatorio_equipo: ({ text }) => ({
    asunto: text('carta.base.asuntoEquipo'),
    cuerpo: [text('carta.recordatorio.equipo'), f('equipo'), f('boton'), text('carta.recordatorio.nota')],
  }),
  restablecer: ({ text }) => ({
    asunto: text('carta.restablecer.asunto'),
    cuerpo: [
      text('carta.restablecer.pedido', { username: f('usuario') }),
      text('carta.restablecer.uso'),
      f('boton'),
      text('carta.restablecer.nota'),
    ],
  }),
  seguridad: ({ text }) => ({
    asunto: text('carta.seguridad.asunto'),
    cuerpo: [text('carta.seguridad.cuenta', { username: f('usuario') }), f('cambio'), f('boton'), text('carta.seguridad.nota')],
  }),
  consulta: ({ text }) => ({
    asunto: text('carta.consulta.asunto', { tema: f('tema') }),
    cuerpo: [text('carta.consulta.respondio', { tema: f('tema') }), f('respuesta'), f('boton'), text('carta.consulta.nota')],
  }),
  correccion: ({ text }) => ({
    asunto: text('carta.correccion.asunto', { tema: f('tema') }),
    cuerpo: [f('notas'), f('boton'), text('carta.correccion.preguntas')],
  }),
  informe: ({ text }) => ({
    asunto: text('carta.informe.asunto', { nombre: f('informe') }),
    cuerpo: [
      f('resultado'),
      f('fechas'),
      text('carta.informe.alcance', { fecha: f('fecha') }),
      f('boton'),
      text('carta.informe.nota', { autor: f('autor') }),
    ],
  }),
  informe_direccion: ({ text }) => ({
    asunto: text('carta.informe.asunto', { nombre: f('informe') }),
    cuerpo: [
      f('resultado'),
      f('fechas'),
      text('carta.informe.alcanceDireccion', { fecha: f('fecha') }),
      f('empresas'),
      f('boton'),
      text('carta.informe.notaDireccion', { autor: f('autor') }),
    ],
  }),
};

/** Returns the original text of a letter with fields between braces: the text from which an edit begins. */
export function originalDe(texts: Translator, carta: ClaveCarta): TextoCarta {
  const { asunto, cuerpo } = ORIGINALES[carta](texts);
  const saludo = texts.text('carta.restablecer.saludo', { nombre: f('nombre') });
  return { asunto, cuerpo: [saludo, ...cuerpo].join('\n\n') };
}
