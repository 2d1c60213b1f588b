import type { TipoPregunta } from '@portal/contract/pregunta';
import { type ComponentType, lazy } from 'react';
import { Responder as Corta } from './corta/Responder.tsx';
import { Responder as Multiple } from './multiple/Responder.tsx';
import { Responder as Numerica } from './numerica/Responder.tsx';
import { Responder as Relacionar } from './relacionar/Responder.tsx';
import type { ResponderProps } from './responder-props.ts';
import { Responder as Unica } from './unica/Responder.tsx';
import { Responder as VerdaderoFalso } from './verdadero-falso/Responder.tsx';

/** Fields of each kind; the only switch of the client over kinds for learners. Ordering comes later: it brings the library of dragging. */
export const RESPONDERS: Readonly<Record<TipoPregunta, ComponentType<ResponderProps>>> = {
  unica: Unica,
  multiple: Multiple,
  verdadero_falso: VerdaderoFalso,
  numerica: Numerica,
  corta: Corta,
  relacionar: Relacionar,
  ordenar: lazy(async () => ({ default: (await import('./ordenar/Responder.tsx')).Responder })),
};
