import { ActionIcon } from '@mantine/core';
import type { NodoEdt } from '@portal/contract';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { editLink } from './edt-links.ts';
import styles from './edt.module.css';
import type { LinkTarget } from '../../../core/router/origin.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';

const TEMA = 5;
const ACTIVO = 1;

/** Returns the link to the review of a topic in its place of the plan. */
const reviewLink = ({ id, id_planestudio, id_programa, id_curso, id_modulo }: NodoEdt): LinkTarget => ({
  to: '/temareview',
  search: { id, idpe: id_planestudio, idp: id_programa, idc: id_curso, idm: id_modulo },
});

/** Row of a plan's tree: number, kind, title, state unless active, and a link to edit (administrator) or review (support, topics). */
export function NodoPlan({ nodo, admin }: { nodo: NodoEdt; admin: boolean }) {
  const t = useTranslations('planestudio.flujo');
  const review = nodo.nivel === TEMA && !admin;
  const label = t(review ? 'revisar' : 'editar', { nombre: nodo.titulo });
  const Icon = review ? IconEye : IconPencil;
  return (
    <>
      <span className={styles.text}>
        <small>
          {nodo.edt} · {nodo.tipo}
        </small>
        <span data-level={nodo.nivel}>{nodo.titulo}</span>
      </span>
      {nodo.codigo_estado !== ACTIVO && <RecordStateBadge code={nodo.codigo_estado} />}
      {(review || admin) && (
        <ActionIcon
          component={AppLink}
          {...(review ? reviewLink(nodo) : editLink(nodo))}
          tabIndex={-1}
          color="gray"
          aria-label={label}
          title={label}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}
