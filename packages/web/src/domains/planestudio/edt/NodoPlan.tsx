import { ActionIcon } from '@mantine/core';
import type { NodoEdt } from '@portal/contract/planestudio';
import { type Icon, IconBook, IconBook2, IconBooks, IconEye, IconListDetails, IconPencil, IconStack2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { editLink } from './edt-links.ts';
import styles from './edt.module.css';
import type { LinkTarget, Origin } from '../../../core/router/origin.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';

const TEMA = 5;
/** Icons by level, those of the menu. */
const ICONS: Readonly<Record<number, Icon>> = { 1: IconListDetails, 2: IconBooks, 3: IconBook2, 4: IconStack2 };

/** Returns the link to the review of a topic in its place of the plan. */
const reviewLink = ({ id, id_planestudio, id_programa, id_curso, id_modulo }: NodoEdt): LinkTarget => ({
  to: '/temareview',
  search: { id, idpe: id_planestudio, idp: id_programa, idc: id_curso, idm: id_modulo },
});

interface Props {
  nodo: NodoEdt;
  admin: boolean;
  /** Returns the place of a node in this tree, to which the screens that it opens lead back. */
  here: (edt: string) => Origin;
}

/** Row of a plan's tree: kind, number, topics and minutes below, title, state, and a link to edit (administrator) or review (support, topics). */
export function NodoPlan({ nodo, admin, here }: Props) {
  const t = useTranslations('planestudio.flujo');
  const review = nodo.nivel === TEMA && !admin;
  const label = t(review ? 'revisar' : 'editar', { nombre: nodo.titulo });
  const Kind = ICONS[nodo.nivel] ?? IconBook;
  const Action = review ? IconEye : IconPencil;
  return (
    <>
      <Kind className={styles.kind} size={18} stroke={1.6} aria-hidden="true" />
      <span className={styles.body}>
        <span className={styles.text}>
          <small>
            {nodo.edt} · {nodo.tipo}
            {nodo.nivel < TEMA && ` · ${t('temas', { temas: nodo.temas })}`}
            {` · ${t('minutos', { minutos: nodo.minutos })}`}
          </small>
          <span data-level={nodo.nivel}>{nodo.titulo}</span>
        </span>
        <RecordStateBadge code={nodo.codigo_estado} />
      </span>
      {(review || admin) && (
        <ActionIcon
          component={AppLink}
          {...(review ? reviewLink(nodo) : editLink(nodo))}
          state={{ origin: here(nodo.edt) }}
          tabIndex={-1}
          color="gray"
          aria-label={label}
          title={label}
        >
          <Action size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}
