import { ActionIcon, Menu } from '@mantine/core';
import type { NodoArbol } from '@portal/contract/planestudio';
import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconCircleOff,
  IconCopy,
  IconCursorText,
  IconDotsVertical,
  IconLink,
  IconPencil,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { type Comando, nivelDeHijos, TEMA } from './arbol-model.ts';
import styles from './arbol.module.css';
import type { LinkTarget, Origin } from '../../../core/router/origin.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

type DelMenu = Exclude<Comando, 'agregar'>;

/** Entries in their groups. */
const GROUPS: readonly (readonly DelMenu[])[] = [
  ['renombrar', 'enlazar', 'activar', 'inactivar'],
  ['subir', 'bajar', 'duplicar'],
  ['quitar', 'eliminar'],
];
const ICONS: Readonly<Record<DelMenu, Icon>> = {
  renombrar: IconCursorText,
  enlazar: IconLink,
  activar: IconCircleCheck,
  inactivar: IconCircleOff,
  subir: IconArrowUp,
  bajar: IconArrowDown,
  duplicar: IconCopy,
  quitar: IconUnlink,
  eliminar: IconTrash,
};

interface Props {
  readonly nodo: NodoArbol;
  readonly comandos: ReadonlySet<Comando>;
  readonly form: LinkTarget & { readonly state: { readonly origin: Origin } };
  readonly onComando: (comando: Comando) => void;
}

/** Menu of a node: its form, and all acts but adding below it. */
export function NodoMenu({ nodo, comandos, form, onComando }: Props) {
  const t = useTranslations('arbol.acciones');
  const wordOf = (comando: DelMenu): string => {
    if (comando === 'enlazar') return t('enlazar', { nivel: nivelDeHijos(nodo) });
    const whole = nodo.nivel < TEMA;
    if (comando === 'activar') return t(whole ? 'activarTodo' : 'activar');
    if (comando === 'inactivar') return t(whole ? 'inactivarTodo' : 'inactivar');
    return t(comando);
  };
  const shown = GROUPS.map((group) => group.filter((comando) => comandos.has(comando))).filter((group) => group.length > 0);
  const label = t('menu', { nombre: nodo.titulo });
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon tabIndex={-1} color="gray" aria-label={label} title={label} data-menu="">
          <IconDotsVertical size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={AppLink} {...form} leftSection={<IconPencil size={16} aria-hidden="true" />}>
          {t('formulario')}
        </Menu.Item>
        {shown.map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <Menu.Divider />}
            {group.map((comando) => {
              const Shown = ICONS[comando];
              return (
                <Menu.Item
                  key={comando}
                  className={comando === 'eliminar' ? styles.danger : undefined}
                  leftSection={<Shown size={16} aria-hidden="true" />}
                  onClick={() => onComando(comando)}
                >
                  {wordOf(comando)}
                </Menu.Item>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
