import { ausenciaApi } from '@portal/contract/ausencia';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import type { ComponentType } from 'react';
import { AusenciasSeccion } from './AusenciasSeccion.tsx';
import { CertificadosSeccion } from './CertificadosSeccion.tsx';
import { CorreosSeccion } from './CorreosSeccion.tsx';
import { EstudioSeccion } from './EstudioSeccion.tsx';
import { HistoriaSeccion } from './HistoriaSeccion.tsx';
import { RespuestasSeccion } from './RespuestasSeccion.tsx';
import { SesionesSeccion } from './SesionesSeccion.tsx';
import { type JudgedCall, useMayCall } from '../../../../core/session/may-call.ts';

interface Props {
  readonly persona: PersonaFicha;
}

/** Section of the page: the call that it reads with, and its component. */
interface Seccion {
  readonly call: JudgedCall;
  readonly Component: ComponentType<Props>;
  /** About the account: hidden where the caller's scope does not reach it. */
  readonly cuenta?: true;
}

/** Sections of the page of a person in their order; `persona.seccion` has their names. */
export const SECCIONES = {
  estudio: { call: usuarioApi.personaPlanes, Component: EstudioSeccion },
  certificados: { call: usuarioApi.personaCertificados, Component: CertificadosSeccion },
  respuestas: { call: usuarioApi.personaRespuestas, Component: RespuestasSeccion },
  correos: { call: usuarioApi.personaCorreos, Component: CorreosSeccion, cuenta: true },
  ausencias: { call: ausenciaApi.ofUsuario, Component: AusenciasSeccion },
  sesiones: { call: usuarioApi.personaSesiones, Component: SesionesSeccion, cuenta: true },
  historia: { call: usuarioApi.personaHistoria, Component: HistoriaSeccion, cuenta: true },
} as const satisfies Record<string, Seccion>;

export type SeccionName = keyof typeof SECCIONES;

const isName = (name: string): name is SeccionName => Object.hasOwn(SECCIONES, name);
const NAMES = Object.keys(SECCIONES).filter(isName);

/** Returns the sections that the signed-in person reads. */
export function useSecciones({ cuenta }: PersonaFicha): SeccionName[] {
  const may = useMayCall();
  return NAMES.filter((name) => {
    const seccion: Seccion = SECCIONES[name];
    return may(seccion.call) && (cuenta || !seccion.cuenta);
  });
}
