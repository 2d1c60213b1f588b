import type { Expediente, ExpedienteContenido } from '@portal/contract/usuario';
import { useFormatter, useTranslations } from 'use-intl';
import type { ExpedienteTexts, Tabla } from './expediente-texts.ts';
import { useDayFormat } from '../../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../../core/i18n/use-moment-format.ts';

type Parte<Name extends 'planes' | 'temas' | 'intentos' | 'certificados'> = ExpedienteContenido[Name][number];

/** Minutes of seconds, with one decimal. */
const minutesOf = (segundos: number | null): number | null => (segundos === null ? null : Math.round(segundos / 6) / 10);

/** Returns the function that words a record. */
export function useExpedienteTexts(): (expediente: Expediente) => ExpedienteTexts {
  const t = useTranslations('persona.documento');
  const factsOf = useFacts();
  const tablesOf = useTables();
  const moment = useMomentFormat();
  const format = useFormatter();
  return ({ contenido, huella, momento, autor }) => {
    const emitido = moment(momento);
    return {
      title: t('titulo'),
      file: t('archivo', { codigo: contenido.persona.codigo_usuario }),
      facts: factsOf(contenido.persona),
      issue: [
        [t('campos.emitido'), emitido],
        [t('campos.autor'), autor],
        [t('campos.huella'), huella],
      ],
      factHeaders: [t('campos.dato'), t('campos.valor')],
      factsTitle: t('partes.persona'),
      issued: t('emitido', { fecha: emitido, autor }),
      minutes: t('minutos'),
      hash: t('huella', { huella }),
      hashText: t('huellaTexto'),
      none: t('nadaTexto'),
      tables: tablesOf(contenido),
      page: (pagina, total) => t('pagina', { pagina, total }),
      number: (value) => format.number(value, { maximumFractionDigits: 2 }),
    };
  };
}

/** Returns the function that words the person. */
function useFacts(): (persona: ExpedienteContenido['persona']) => ExpedienteTexts['facts'] {
  const t = useTranslations('persona.documento.campos');
  const documento = useTranslations('comun.opciones.documento');
  const { short } = useDayFormat();
  return (persona) => {
    const { fecha_ingreso, fecha_cese } = persona;
    return [
      [t('personal'), persona.personal],
      [t('documento'), `${documento(persona.tipo_documento)} ${persona.numero_documento ?? ''}`.trim()],
      [t('codigo_usuario'), persona.codigo_usuario],
      [t('cargo'), persona.cargo ?? ''],
      [t('empresa'), persona.empresa ?? ''],
      [t('ruc'), persona.ruc ?? ''],
      [t('departamento'), persona.departamento ?? ''],
      [t('centro_costo'), persona.centro_costo ?? ''],
      [t('fecha_ingreso'), fecha_ingreso ? short(fecha_ingreso) : ''],
      [t('fecha_cese'), fecha_cese ? short(fecha_cese) : ''],
    ];
  };
}

/** Returns the function that words the tables. */
function useTables(): (contenido: ExpedienteContenido) => readonly Tabla[] {
  const t = useTranslations('persona.documento');
  const rows = useRowWords();
  return ({ planes, temas, intentos, certificados }) => {
    const headers = (...names: readonly Parameters<typeof campo>[0][]) => names.map(campo);
    const campo = (name: keyof Messages) => t(`campos.${name}`);
    return [
      {
        title: t('partes.planes'),
        headers: headers('plan', 'inicio', 'plazo', 'situacion', 'temas', 'aprobados', 'avance', 'promedio', 'minutos'),
        widths: [78, 22, 22, 40, 18, 22, 22, 22, 23],
        rows: planes.map(rows.plan),
      },
      {
        title: t('partes.temas'),
        headers: headers('plan', 'programa', 'curso', 'modulo', 'tema', 'intentos', 'nota', 'situacion', 'fecha', 'minutos'),
        widths: [44, 30, 30, 30, 49, 16, 13, 21, 20, 16],
        rows: temas.map(rows.tema),
      },
      {
        title: t('partes.certificados'),
        headers: headers('numero', 'codigo', 'tema', 'nota', 'fecha', 'situacion'),
        widths: [45, 55, 95, 18, 26, 30],
        rows: certificados.map(rows.certificado),
      },
      {
        title: t('partes.intentos'),
        headers: headers('plan', 'tema', 'fecha', 'hora', 'intento', 'nota', 'notaminima', 'situacion', 'minutos'),
        widths: [68, 78, 21, 14, 16, 14, 18, 24, 16],
        rows: intentos.map(rows.intento),
      },
    ];
  };
}

/** Words of the columns. */
type Messages = (typeof import('@portal/messages/es').es)['persona']['documento']['campos'];

/** Returns the functions that word a row of each table. */
function useRowWords() {
  const t = useTranslations('persona.documento');
  const situacion = useTranslations('comun.opciones.situacionIntento');
  const certificado = useTranslations('comun.opciones.estadoCertificado');
  const { short } = useDayFormat();
  return {
    plan: (row: Parte<'planes'>) => [
      row.plan,
      short(row.fecha_inicio),
      short(row.fecha_fin),
      [t(row.cerrada ? 'asignacion.cerrada' : 'asignacion.abierta'), row.prorrogada && t('asignacion.prorrogada')]
        .filter(Boolean)
        .join(' · '),
      row.temas,
      row.aprobados,
      row.avance,
      row.promedio,
      minutesOf(row.segundos),
    ],
    tema: (row: Parte<'temas'>) => [
      row.plan,
      row.programa,
      row.curso,
      row.modulo,
      row.tema,
      row.intentos,
      row.nota,
      t(row.aprobado ? 'tema.aprobado' : 'tema.pendiente'),
      row.fecha && short(row.fecha),
      minutesOf(row.segundos),
    ],
    certificado: (row: Parte<'certificados'>) => [
      row.numero,
      row.codigo,
      row.tema,
      row.nota,
      short(row.fecha),
      certificado(row.codigo_estado === 1 ? 'Vigente' : 'Anulado'),
    ],
    intento: (row: Parte<'intentos'>) => [
      row.plan,
      row.tema,
      short(row.fecha),
      row.hora,
      row.numero_intento,
      row.nota,
      row.notaminima,
      situacion(row.situacion),
      minutesOf(row.segundos),
    ],
  };
}
