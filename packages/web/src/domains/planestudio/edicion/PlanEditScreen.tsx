import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LIMITE_PLAN, planestudioFields, type PlanestudioFila } from '@portal/contract';
import { IconSitemap, IconSquarePlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { planes } from '../plan-master.queries.ts';
import type { Item } from '../../../core/master/master-queries.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { EstadoField } from '../../../ui/form/EstadoField.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';
import { OrderedItems } from '../../../ui/master/OrderedItems.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { NuevoProgramaDialog, useProgramaSource } from '../../programa/programa-master.public.ts';

const EMPTY = {
  denominacion: '',
  fecha_inicio: null as string | null,
  fecha_fin: null as string | null,
  codigo_estado: 1 as number | null,
  notifica_nivel1: null as number | null,
  notifica_nivel2: null as number | null,
  notifica_nivel3: null as number | null,
  programas: [] as Item[],
};

/** A plan's own `programas` is their number; the form holds them as a list. */
const toValues = ({ hijos, ...row }: PlanestudioFila & { hijos: Item[] }) => ({
  denominacion: row.denominacion,
  fecha_inicio: row.fecha_inicio,
  fecha_fin: row.fecha_fin,
  codigo_estado: row.codigo_estado,
  notifica_nivel1: row.notifica_nivel1,
  notifica_nivel2: row.notifica_nivel2,
  notifica_nivel3: row.notifica_nivel3,
  programas: hijos,
});

/** /planestudioedit: a plan with its programs in their order (P73: Agregar Programa, Nuevo Programa). */
export function PlanEditScreen() {
  const t = useTranslations('planestudio.campos');
  const texts = useTranslations('planestudio');
  const { id } = useScreenSearch('/planestudioedit');
  const [creating, dialog] = useDisclosure(false);
  return (
    <MasterForm<PlanestudioFila & { hijos: Item[] }, typeof EMPTY>
      titles={{ nuevo: texts('edicion.nuevo'), editar: texts('edicion.editar') }}
      queries={planes}
      fields={planestudioFields}
      empty={EMPTY}
      toValues={toValues}
      fieldName={t}
      listPath="/planestudio"
      editPath="/planestudioedit"
      actions={
        id !== undefined && (
          <LinkButton to="/planestudioflujo" search={{ id }} variant="default" leftSection={<IconSitemap size={16} aria-hidden="true" />}>
            {texts('flujo.arbol')}
          </LinkButton>
        )
      }
    >
      {(form) => (
        <>
          <FormGrid>
            <TextField label={t('denominacion')} required maxLength={LIMITE_PLAN.denominacion} {...form.getInputProps('denominacion')} />
            <EstadoField codes={[1, 2]} {...form.getInputProps('codigo_estado')} />
            <DateField label={t('fecha_inicio')} required {...form.getInputProps('fecha_inicio')} />
            <DateField label={t('fecha_fin')} required {...form.getInputProps('fecha_fin')} />
          </FormGrid>
          <FormGrid columns={3}>
            {(['notifica_nivel1', 'notifica_nivel2', 'notifica_nivel3'] as const).map((nivel) => (
              <NumberField
                key={nivel}
                label={t(nivel)}
                help={texts(`ayuda.${nivel}`)}
                min={0}
                max={LIMITE_PLAN.notifica}
                maxLength={2}
                allowDecimal={false}
                {...form.getInputProps(nivel)}
              />
            ))}
          </FormGrid>
          <OrderedItems
            label={t('programas')}
            noun={texts('edicion.programas')}
            useSource={useProgramaSource}
            {...form.getInputProps('programas')}
            actions={
              <Button variant="subtle" leftSection={<IconSquarePlus size={16} aria-hidden="true" />} onClick={dialog.open}>
                {texts('edicion.nuevoPrograma')}
              </Button>
            }
          />
          {creating && (
            <NuevoProgramaDialog
              onClose={dialog.close}
              onCreated={(programa) => {
                dialog.close();
                form.setFieldValue('programas', [...form.getValues().programas, programa]);
                toast.info(texts('edicion.enlazado'));
              }}
            />
          )}
        </>
      )}
    </MasterForm>
  );
}
