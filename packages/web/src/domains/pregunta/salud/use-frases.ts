import type { AvisoPregunta, OpcionSalud, SaludVersion } from '@portal/contract/pregunta';
import { useFormatter, useTranslations } from 'use-intl';
import { useOpciones } from './use-opciones.ts';

/** Share of the answers, in percent, below which an option is dead. */
const MUERTA = 2;

/** Returns the wrong option that the better half prefers to the key. */
const preferida = ({ opciones }: SaludVersion, clave: OpcionSalud): OpcionSalud | undefined =>
  opciones
    .filter((one) => !one.clave && one.veces > clave.veces && (one.correlacion ?? 0) > 0)
    .toSorted((a, b) => (b.correlacion ?? 0) - (a.correlacion ?? 0))[0];

/** Returns a sentence for each flag of a version, the gravest first. */
export function useFrases(salud: SaludVersion): { readonly aviso: AvisoPregunta; readonly frase: string }[] {
  const t = useTranslations('pregunta.salud.frase');
  const comun = useTranslations('comun');
  const format = useFormatter();
  const opciones = useOpciones(salud);
  const nombre = (one: OpcionSalud | undefined) => comun('cita', { texto: one ? opciones(one.opcion) : '' });
  const clave = salud.opciones.find((one) => one.clave);
  const valores = {
    total: salud.contestadas,
    opcion: nombre(clave && preferida(salud, clave)),
    clave: nombre(clave),
    opciones: format.list(salud.opciones.filter((one) => !one.clave && (one.parte ?? MUERTA) < MUERTA).map(nombre)),
  };
  return salud.avisos.map((aviso) => ({ aviso, frase: t(aviso, valores) }));
}
