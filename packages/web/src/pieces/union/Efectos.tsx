import type { EfectoContado } from '@portal/contract/union';
import { useTranslations } from 'use-intl';

/** Effects of a join as `li`, one sentence each. */
export function Efectos({ efectos }: { readonly efectos: readonly EfectoContado[] }) {
  const t = useTranslations('union');
  return efectos.map(({ efecto, nombre, total }) => (
    <li key={`${efecto} ${nombre}`}>{t(`efectos.${efecto}`, { nombre: nombre ?? '', total })}</li>
  ));
}

/** Numbers of what returns or stays, as `li`. */
export function Partes({ efectos }: { readonly efectos: readonly EfectoContado[] }) {
  const t = useTranslations('union');
  return efectos.map(({ efecto, total }) => <li key={efecto}>{t('parte', { parte: t(`partes.${efecto}`), total })}</li>);
}
