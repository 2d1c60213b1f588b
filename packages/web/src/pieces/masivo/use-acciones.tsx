import { Button, Menu } from '@mantine/core';
import type { Selection } from '@portal/contract/core';
import { CLASES_PERSONAS, type ClaseMasivo, clasesDe, LIMITE_MASIVO } from '@portal/contract/masivo';
import {
  IconBuilding,
  IconCategory,
  IconChevronDown,
  IconCircleCheck,
  IconCircleOff,
  IconHierarchy2,
  IconLanguage,
  IconLink,
  IconRoute,
  IconTag,
  IconTagOff,
  IconTrash,
  IconUnlink,
  type Icon,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QUITAN, type Registros } from './acto.ts';
import { countOf } from '../../core/list/selection.ts';

const ActoDialog = lazy(() => import('./ActoDialog.tsx').then((m) => ({ default: m.ActoDialog })));

const ICONS: Readonly<Record<ClaseMasivo, Icon>> = {
  cesar: IconUserOff,
  empresa: IconBuilding,
  jefe: IconHierarchy2,
  grupo: IconUsersGroup,
  plan: IconRoute,
  idioma: IconLanguage,
  activar: IconCircleCheck,
  inactivar: IconCircleOff,
  categoria: IconCategory,
  etiquetar: IconTag,
  desetiquetar: IconTagOff,
  vincular: IconLink,
  desvincular: IconUnlink,
  eliminar: IconTrash,
};
interface Props extends Pick<Registros, 'de'> {
  readonly selected: Selection;
  readonly onChoose: (clase: ClaseMasivo) => void;
}

/** Menu of the acts on the selected records (P236, P247): the one that takes something away comes last, apart from the others. */
function AccionesMenu({ de, selected, onChoose }: Props) {
  const t = useTranslations();
  const total = countOf(selected);
  const clases: readonly ClaseMasivo[] = de ? clasesDe(de) : CLASES_PERSONAS;
  const item = (one: ClaseMasivo) => {
    const ItemIcon = ICONS[one];
    return (
      <Menu.Item
        key={one}
        leftSection={<ItemIcon size={16} aria-hidden="true" />}
        {...(QUITAN.has(one) && { c: 'var(--danger-text)' })}
        onClick={() => onChoose(one)}
      >
        {t(`comun.opciones.claseMasivo.${one}`)}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button size="compact-sm" disabled={total > LIMITE_MASIVO} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {total > LIMITE_MASIVO ? t('masivo.maximo', { limite: LIMITE_MASIVO }) : t('masivo.acciones')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {clases.filter((one) => !QUITAN.has(one)).map(item)}
        <Menu.Divider />
        {clases.filter((one) => QUITAN.has(one)).map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

interface Acciones {
  /** For the bar of the selection. */
  readonly menu: ReactNode;
  /** For the selection of the table. */
  readonly dialog: ReactNode;
}

interface Elegidas extends Registros {
  readonly selected: Selection;
  /** Called after an act was confirmed. */
  readonly onConfirmed: () => void;
}

/** Returns the menu of the acts on the selected records, and the dialog of the chosen one (P236, P247). */
export function useAcciones({ de, id_dominio, selected, onConfirmed }: Elegidas): Acciones {
  const [clase, setClase] = useState<ClaseMasivo>();
  return {
    menu: <AccionesMenu de={de} selected={selected} onChoose={setClase} />,
    dialog: clase && (
      <Suspense>
        <ActoDialog
          key={clase}
          clase={clase}
          de={de}
          id_dominio={id_dominio}
          seleccion={selected}
          onClose={() => setClase(undefined)}
          onConfirmed={onConfirmed}
        />
      </Suspense>
    ),
  };
}
