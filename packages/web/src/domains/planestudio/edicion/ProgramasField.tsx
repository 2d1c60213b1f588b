import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSquarePlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';
import { OrderedItems } from '../../../ui/master/order/OrderedItems.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { NuevoProgramaDialog } from '../../../pieces/programa/edicion/NuevoProgramaDialog.tsx';
import { ProgramaSource } from '../../../pieces/programa/ProgramaSource.tsx';

const NONE: readonly Item[] = [];

interface Props {
  label: string;
  value?: readonly Item[];
  onChange?: (programas: Item[]) => void;
  /** Owner of the plan, and of the programs that are created for it. */
  owner: unknown;
}

/** Ordered programs of a plan: adds existing ones, or creates one in a dialog (P73); each leads to its form. */
export function ProgramasField({ value = NONE, onChange, owner, ...props }: Props) {
  const t = useTranslations('planestudio.edicion');
  const [creating, dialog] = useDisclosure(false);
  return (
    <>
      <OrderedItems
        {...props}
        value={value}
        onChange={onChange}
        noun={t('programas')}
        Source={ProgramaSource}
        rowExtra={({ id, titulo }) => (
          <AppLink to="/programaedit" search={{ id }} aria-label={t('abrirPrograma', { nombre: titulo })}>
            {t('abrir')}
          </AppLink>
        )}
        actions={
          <Button variant="subtle" leftSection={<IconSquarePlus size={16} aria-hidden="true" />} onClick={dialog.open}>
            {t('nuevoPrograma')}
          </Button>
        }
      />
      {creating && (
        <NuevoProgramaDialog
          owner={typeof owner === 'number' ? owner : null}
          onClose={dialog.close}
          onCreated={(programa) => {
            dialog.close();
            onChange?.([...value, programa]);
            toast.info(t('enlazado'));
          }}
        />
      )}
    </>
  );
}
