import { Button } from '@mantine/core';
import { LIMITES_REDACTOR } from '@portal/contract/redactor';
import { useTranslations } from 'use-intl';
import styles from './borradores.module.css';
import type { Material, useMaterial } from './material.queries.ts';
import type { Pedido } from './use-pedido.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';

const { maximo } = LIMITES_REDACTOR.texto;

interface Props {
  readonly pedido: Pedido;
  readonly material: ReturnType<typeof useMaterial>;
}

/** Text of the lesson: that of the material, until the author writes; and what of the material is not in it. */
export function LeccionField({ pedido, material }: Props) {
  const t = useTranslations('redactor.leccion');
  const { form, texto } = pedido;
  return (
    <div className={styles.leccion}>
      <TextAreaField
        required
        label={t('titulo')}
        minRows={6}
        maxRows={14}
        {...form.getInputProps('texto')}
        value={texto}
        help={<Ayuda caracteres={texto.trim().length} />}
      />
      <Lectura pedido={pedido} material={material} />
    </div>
  );
}

const isFailed = ({ data, isFetching, isError }: Props['material']): boolean => !isFetching && (isError || Boolean(data?.fallidos));

/** State of the reading, with a retry, and the way back to the text of the material. */
function Lectura({ pedido: { form, escrito }, material }: Props) {
  const t = useTranslations('redactor.leccion');
  const { data, isFetching, refetch } = material;
  const failed = isFailed(material);
  const kept = escrito && Boolean(data?.texto);
  return (
    <>
      <div role="status" className={styles.notes}>
        {isFetching ? <p>{t('leyendo')}</p> : <Avisos material={data} />}
        {failed && <p>{t('fallo')}</p>}
        {kept && <p>{t('conservado')}</p>}
      </div>
      <div className={styles.buttons}>
        {failed && <Reintentar onClick={() => void refetch()} />}
        {kept && (
          <Button variant="default" onClick={() => form.setFieldValue('texto', null)}>
            {t('usar')}
          </Button>
        )}
      </div>
    </>
  );
}

function Ayuda({ caracteres }: { readonly caracteres: number }) {
  const t = useTranslations('redactor.leccion');
  return (
    <span className={styles.help}>
      <span>{t('ayuda')}</span>
      <span className="tabular">{t('cuenta', { caracteres, maximo })}</span>
    </span>
  );
}

function Reintentar({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('comun');
  return (
    <Button variant="default" onClick={onClick}>
      {t('reintentar')}
    </Button>
  );
}

/** Parts of the material that are not in its text. */
function Avisos({ material }: { readonly material: Material | undefined }) {
  const t = useTranslations('redactor.leccion');
  if (!material) return null;
  const { texto, cortado, externos, sinTexto, fallidos } = material;
  const nothing = texto === '' && externos + sinTexto + fallidos === 0;
  return (
    <>
      {cortado && <p>{t('cortado', { maximo })}</p>}
      {externos > 0 && <p>{t('externos', { n: externos })}</p>}
      {sinTexto > 0 && <p>{t('sinTexto', { n: sinTexto })}</p>}
      {nothing && <p>{t('sinMaterial')}</p>}
    </>
  );
}
