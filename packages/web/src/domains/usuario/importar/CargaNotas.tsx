import { Alert, Checkbox } from '@mantine/core';
import type { ImportTypesOf } from '@portal/contract/core';
import type { usuarioImportacion } from '@portal/contract/usuario';
import { IconAdjustments, IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Cesan } from './Cesan.tsx';
import { Dudosas } from './Dudosas.tsx';
import { MaestrosNuevos } from './MaestrosNuevos.tsx';
import { SinLeer } from './SinLeer.tsx';
import { MaestrosUsados } from './MaestrosUsados.tsx';
import styles from './carga.module.css';
import type { Review } from '../../../core/import/use-import.ts';
import { useRecalled } from '../../../ui/import/use-recalled.ts';

type Types = ImportTypesOf<typeof usuarioImportacion>;

interface Props {
  readonly review: Review<Types>;
  /** Choices with which the file was read. */
  readonly opciones: Types['optionsInput'] | undefined;
  readonly busy: boolean;
  readonly onOptions: (opciones: Types['optionsInput']) => void;
}

/** Choices for the whole file, whom it would set to Cesado, and what it would create; each choice reads the file again. */
export function CargaNotas({ review, opciones, busy, onOptions }: Props) {
  const t = useTranslations('usuario.importar');
  const { ceses, maestros, maestros_total, usados, dudosas, dudosas_total } = review;
  return (
    <>
      <Elecciones review={review} opciones={opciones} busy={busy} onOptions={onOptions} />
      {dudosas_total > 0 && (
        <Dudosas dudosas={dudosas} total={dudosas_total} busy={busy} onChange={(claves) => onOptions({ mismas: claves.join(',') })} />
      )}
      <SinLeer review={review} opciones={opciones} />
      {ceses.length > 0 && (
        <Alert color={review.cesan > 0 ? 'danger' : 'yellow'} icon={<IconUserOff />}>
          <ul className={styles.list}>
            {ceses.map(({ rechazado, ...cese }) => (
              <li key={cese.empresa}>{t(rechazado ? 'cesesRechazados' : 'ceses', cese)}</li>
            ))}
          </ul>
          {review.cesan > 0 && <Cesan total={review.cesan} nombres={review.cesan_nombres} />}
        </Alert>
      )}
      {usados.length > 0 && (
        <MaestrosUsados usados={usados} busy={busy} onCreate={(clave) => onOptions({ usar: choosing(opciones?.usar, clave) })} />
      )}
      {maestros_total > 0 && (
        <MaestrosNuevos
          maestros={maestros}
          total={maestros_total}
          busy={busy}
          onUse={(clave, id) => onOptions({ usar: choosing(opciones?.usar, clave, id) })}
        />
      )}
    </>
  );
}

/** Choices for the whole file, and how its names and genders were read. */
function Elecciones({ review, opciones, busy, onOptions }: Props) {
  const t = useTranslations('usuario.importar');
  const { dni_cortos, sin_apellido, partidos, cesados, hombre_mujer } = review;
  const recalled = useRecalled(review);
  const choice = (name: 'completar_dni' | 'un_solo_nombre' | 'reactivar' | 'completa', label: string, description: string) => (
    <Checkbox
      label={label}
      description={recalled(name, description)}
      checked={Number(opciones?.[name] ?? 0) === 1}
      disabled={busy}
      onChange={({ currentTarget }) => onOptions({ [name]: currentTarget.checked ? 1 : 0 })}
    />
  );
  return (
    <Alert color="blue" icon={<IconAdjustments />} title={t('opciones')}>
      <div className={styles.choices}>
        {dni_cortos > 0 && choice('completar_dni', t('completarDni', { filas: dni_cortos }), t('completarDniTexto'))}
        {sin_apellido > 0 && choice('un_solo_nombre', t('unSoloNombre', { filas: sin_apellido }), t('unSoloNombreTexto'))}
        {cesados > 0 && choice('reactivar', t('reactivar', { filas: cesados }), t('reactivarTexto'))}
        {choice('completa', t('completa'), t('completaTexto'))}
        {partidos > 0 && <p className={styles.note}>{t('partidos', { filas: partidos })}</p>}
        {hombre_mujer && <p className={styles.note}>{t('hombreMujer')}</p>}
      </div>
    </Alert>
  );
}

/** Adds a choice to those made before (`clave=id,clave=id`), or without an id takes it away. */
function choosing(usar: string | undefined, clave: string, id?: number): string {
  const others = (usar ?? '').split(',').filter((one) => one !== '' && !one.startsWith(`${clave}=`));
  return [...others, ...(id === undefined ? [] : [`${clave}=${id}`])].join(',');
}
