import { Button, Checkbox, Group } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { DIFICULTADES, TIPOS_PREGUNTA, type TipoPregunta } from '@portal/contract/pregunta';
import { LIMITES_REDACTOR } from '@portal/contract/redactor';
import { useTranslations } from 'use-intl';
import styles from './borradores.module.css';
import { LeccionField } from './LeccionField.tsx';
import type { useMaterial } from './material.queries.ts';
import type { Pedido } from './use-pedido.ts';
import { ParametroField } from '../../../pieces/parametro/ParametroField.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { Section } from '../../../ui/page/Section.tsx';

interface Props {
  readonly pedido: Pedido;
  readonly material: ReturnType<typeof useMaterial>;
  /** Host and model to which the text goes. */
  readonly destino: { readonly servicio: string; readonly modelo: string };
  /** A request of the topic waits for the model. */
  readonly running: boolean;
}

/** Form of a request: the lesson's text, the choices, and a sentence about what leaves the portal and to whom. */
export function PedirForm({ pedido, material, destino, running }: Props) {
  const t = useTranslations('redactor.formulario');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!running) pedido.submit(event);
      }}
    >
      <Section title={t('titulo')}>
        <div className={styles.fields}>
          <LeccionField pedido={pedido} material={material} />
          <Elecciones pedido={pedido} />
          <p className={styles.sale}>{t('sale', destino)}</p>
        </div>
        <FormActions start={<span className={styles.note}>{running && t('espere')}</span>}>
          <Button type="submit" disabled={running} loading={pedido.sending} leftSection={<IconWand size={16} aria-hidden="true" />}>
            {t('pedir')}
          </Button>
        </FormActions>
      </Section>
    </form>
  );
}

function Elecciones({ pedido: { form, categoria } }: { readonly pedido: Pedido }) {
  const t = useTranslations('redactor.formulario');
  const comun = useTranslations('comun');
  const campos = useTranslations('pregunta.campos');
  return (
    <>
      <Tipos value={form.values.tipos} onChange={(tipos) => form.setFieldValue('tipos', tipos)} />
      <FormGrid columns={3}>
        <NumberField required label={t('cantidad')} min={1} max={LIMITES_REDACTOR.preguntas} {...form.getInputProps('cantidad')} />
        <SelectField
          allowDeselect={false}
          label={campos('dificultad')}
          data={[
            { value: '', label: t('cualquiera') },
            ...DIFICULTADES.map((value) => ({ value, label: comun(`opciones.dificultad.${value}`) })),
          ]}
          {...form.getInputProps('dificultad')}
        />
        <ParametroField
          required
          clave="categoria_pregunta"
          label={comun('campos.codigo_categoria')}
          {...form.getInputProps('codigo_categoria')}
          value={categoria}
        />
      </FormGrid>
    </>
  );
}

interface TiposProps {
  readonly value: readonly TipoPregunta[];
  readonly onChange: (tipos: TipoPregunta[]) => void;
}

function Tipos({ value, onChange }: TiposProps) {
  const t = useTranslations('redactor.formulario');
  const labels = useTranslations('comun.opciones.tipoPregunta');
  return (
    <Checkbox.Group
      label={t('tipos')}
      withAsterisk
      error={value.length === 0 && t('tiposFaltan')}
      value={[...value]}
      onChange={(chosen) => onChange(TIPOS_PREGUNTA.filter((tipo) => chosen.includes(tipo)))}
    >
      <Group gap="md" mt="xs">
        {TIPOS_PREGUNTA.map((tipo) => (
          <Checkbox key={tipo} value={tipo} label={labels(tipo)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
