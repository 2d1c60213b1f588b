import type { IntentoFila, UsuarioReporte } from '@portal/contract/usuario';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';

/** Worded report of a person's attempts, for paper and PDF alike. */
export interface ReporteTexts {
  readonly title: string;
  /** Name of the file without its ending. */
  readonly file: string;
  readonly issued: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly page: (pagina: number, total: number) => string;
}

/** Returns the words of a report. */
export function useReporteTexts({ codigo_usuario, personal, empresa, intentos }: UsuarioReporte): ReporteTexts {
  const t = useTranslations('intento');
  const pantallas = useTranslations('pantallas');
  const situacion = useTranslations('comun.opciones.situacionIntento');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  const [opened] = useState(() => new Date().toISOString());
  const rowOf = (fila: IntentoFila) => [
    fila.plan,
    fila.tema,
    short(fila.fecha),
    fila.hora,
    t('deTotal', { intento: fila.numero_intento, total: fila.intentos }),
    fila.nota === null ? t('sinNota') : t('notaValor', { nota: fila.nota }),
    situacion(fila.situacion),
    fila.certificado ?? t('sinCertificado'),
  ];
  return {
    title: pantallas('usuarioReporte'),
    file: t('archivo', { codigo: codigo_usuario }),
    issued: t('emitido', { fecha: moment(opened) }),
    facts: [
      [t('persona.codigo'), codigo_usuario],
      [t('persona.personal'), personal],
      [t('persona.empresa'), empresa ?? ''],
    ],
    headers: (['plan', 'tema', 'fecha', 'hora', 'numero_intento', 'nota', 'situacion', 'certificado'] as const).map((name) =>
      t(`campos.${name}`),
    ),
    rows: intentos.map(rowOf),
    page: (pagina, total) => t('pagina', { pagina, total }),
  };
}
