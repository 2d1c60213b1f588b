import { type FieldIssue, validate } from '@portal/contract/core';
import { respuestasEquipo } from '@portal/contract/equipo';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Borrador, type Errores, respuestasOf } from './borrador.ts';
import type { Respuestas } from './equipo.queries.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useRefusals } from '../../core/forms/use-refusals.ts';

/** Answers that are being written, as they would be sent. */
interface Escritas {
  readonly respuestas: Respuestas;
  /** Messages of the answer about an assignment, of the check or of the server. */
  readonly erroresOf: (id_asignacion: number) => Errores;
  /** Nothing was chosen at the last check. */
  readonly ninguna: boolean;
  /** Checks the answers as the server does; focuses the first wrong field. */
  readonly check: () => boolean;
  /** Focuses the first field that the server refused. */
  readonly refused: () => void;
}

/** Builds the answers of drafts with the messages of each; `error` is that of the last request. */
export function useRespuestas(drafts: ReadonlyMap<number, Borrador>, error: unknown): Escritas {
  const t = useTranslations('validacion');
  const refused = useRefusals();
  const [checked, setChecked] = useState(false);
  const respuestas = respuestasOf(drafts);
  const issues = validate(respuestasEquipo, respuestas).issues ?? {};
  const worded = (issue: FieldIssue | undefined) => issue && t(issue.clave, { valor: issue.valor ?? 0, letra: issue.letra ?? '' });
  const messageAt = (path: string): string | undefined => {
    const stored = error instanceof ApiError ? error.errors[`respuestas.${path}`] : undefined;
    return checked ? (worded(issues[path]) ?? stored) : undefined;
  };
  return {
    respuestas,
    erroresOf: (id) => {
      const place = respuestas.findIndex(({ id_asignacion }) => id_asignacion === id);
      return { fecha_hasta: messageAt(`${place}.fecha_hasta`), motivo: messageAt(`${place}.motivo`) };
    },
    ninguna: checked && respuestas.length === 0,
    check: () => {
      setChecked(true);
      const valid = Object.keys(issues).length === 0;
      if (!valid) refused();
      return valid;
    },
    refused,
  };
}
