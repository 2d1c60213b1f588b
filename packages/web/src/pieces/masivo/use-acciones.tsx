import { Button, Menu } from '@mantine/core';
import type { Selection } from '@portal/contract/core';
import { CLASES_MASIVO, type ClaseMasivo, LIMITE_MASIVO } from '@portal/contract/masivo';
import {
  IconBuilding,
  IconChevronDown,
  IconHierarchy2,
  IconLanguage,
  IconRoute,
  type Icon,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countOf } from '../../core/list/selection.ts';

const ActoDialog = lazy(() => import('./ActoDialog.tsx').then((m) => ({ default: m.ActoDialog })));

const ICONS: Readonly<Record<ClaseMasivo, Icon>> = {
  cesar: IconUserOff,
  empresa: IconBuilding,
  jefe: IconHierarchy2,
  grupo: IconUsersGroup,
  plan: IconRoute,
  idioma: IconLanguage,
};
/** The act that takes something away comes last, apart from the others. */
const OTHERS = CLASES_MASIVO.filter((clase) => clase !== 'cesar');

interface Props {
  readonly selected: Selection;
  readonly onChoose: (clase: ClaseMasivo) => void;
}

/** Menu of the acts on the selected people (P236). */
function AccionesMenu({ selected, onChoose }: Props) {
  const t = useTranslations();
  const total = countOf(selected);
  const item = (one: ClaseMasivo) => {
    const ItemIcon = ICONS[one];
    return (
      <Menu.Item
        key={one}
        leftSection={<ItemIcon size={16} aria-hidden="true" />}
        {...(one === 'cesar' && { c: 'var(--danger-text)' })}
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
          {total > LIMITE_MASIVO ? t('comun.maximoPersonas', { limite: LIMITE_MASIVO }) : t('masivo.acciones')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {OTHERS.map(item)}
        <Menu.Divider />
        {item('cesar')}
      </Menu.Dropdown>
    </Menu>
  );
}

interface Acciones {
  /** For the bar of the selection. */
  readonly menu: ReactNode;
  /** Beside the table: the bar goes with the selection, which a confirmation empties. */
  readonly dialog: ReactNode;
}

/** Returns the menu of the acts on the selected people, and the dialog of the chosen one (P236). */
export function useAcciones(selected: Selection, onConfirmed: () => void): Acciones {
  const [clase, setClase] = useState<ClaseMasivo>();
  return {
    menu: <AccionesMenu selected={selected} onChoose={setClase} />,
    dialog: clase && (
      <Suspense>
        <ActoDialog key={clase} clase={clase} seleccion={selected} onClose={() => setClase(undefined)} onConfirmed={onConfirmed} />
      </Suspense>
    ),
  };
}
