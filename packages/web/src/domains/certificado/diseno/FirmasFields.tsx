import { Button } from '@mantine/core';
import { LIMITES_DISENO } from '@portal/contract/certificado';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './diseno.module.css';
import { ImagenField } from './ImagenField.tsx';
import type { DisenoForm, FirmanteEditado } from './use-diseno-form.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';

/** Signatures of the design, up to three. */
export function FirmasFields({ form }: { form: DisenoForm }) {
  const t = useTranslations('disenoCertificado.firmas');
  const readOnly = useReadOnly();
  const { firmantes } = form.typed;
  return (
    <div className={styles.firmas}>
      {firmantes.map((firmante, index) => (
        <FirmaFields key={firmante.id} form={form} firmante={firmante} index={index} />
      ))}
      {!readOnly && firmantes.length < LIMITES_DISENO.firmantes && (
        <Button
          variant="default"
          className={styles.agregar}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={onceClicked(form.addFirmante)}
        >
          {t('agregar')}
        </Button>
      )}
    </div>
  );
}

interface Props {
  form: DisenoForm;
  firmante: FirmanteEditado;
  index: number;
}

function FirmaFields({ form, firmante: { id, nombre, cargo, imagen }, index }: Props) {
  const t = useTranslations('disenoCertificado.firmas');
  const readOnly = useReadOnly();
  const numero = String(index + 1);
  const field = (name: 'nombre' | 'cargo', value: string) => ({
    label: t(name),
    value,
    readOnly,
    maxLength: LIMITES_DISENO[name],
    error: form.errors[`firmantes.${index}.${name}`],
    onChange: (event: { currentTarget: { value: string } }) => form.writeFirmante(id, { [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className={styles.firma}>
      <legend className={styles.leyenda}>{t('firma', { numero })}</legend>
      <TextField {...field('nombre', nombre)} required />
      <TextField {...field('cargo', cargo)} />
      <ImagenField
        clase="firma"
        imagen={imagen}
        onChange={(next) => form.writeFirmante(id, { imagen: next })}
        textos={{ elegir: t('elegir', { numero }), boton: t('imagen'), quitar: t('quitarImagen') }}
        error={form.errors[`firmantes.${index}.imagen`]}
      />
      {!imagen && <p className={styles.nota}>{t('sinImagen')}</p>}
      {!readOnly && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          className={styles.agregar}
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={onceClicked(() => form.removeFirmante(id))}
        >
          {t('quitar', { numero })}
        </Button>
      )}
    </fieldset>
  );
}
