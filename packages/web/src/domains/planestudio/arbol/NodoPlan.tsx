import { ActionIcon } from '@mantine/core';
import type { NodoArbol } from '@portal/contract/planestudio';
import { type Icon, IconBook, IconBook2, IconBooks, IconEye, IconListDetails, IconPencil, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { editLink } from '../edt/edt-links.ts';
import { type Comando, nivelDeHijos, TEMA } from './arbol-model.ts';
import styles from './arbol.module.css';
import { NodoMenu } from './NodoMenu.tsx';
import { TituloNodo } from './TituloNodo.tsx';
import type { LinkTarget, Origin } from '../../../core/router/origin.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { useTreeDrag } from '../../../ui/tree/TreeDrag.tsx';

/** Icons by level, those of the menu. */
const ICONS: Readonly<Record<number, Icon>> = { 1: IconListDetails, 2: IconBooks, 3: IconBook2, 4: IconStack2 };

/** Returns the link to the review of a topic in its place of the plan. */
const reviewLink = ({ id, id_planestudio, id_programa, id_curso, id_modulo }: NodoArbol): LinkTarget => ({
  to: '/temareview',
  search: { id, idpe: id_planestudio, idp: id_programa, idc: id_curso, idm: id_modulo },
});

/** Acts of an administrator on the nodes of a tree. */
export interface Edicion {
  readonly accepts: (key: string, over: string) => boolean;
  readonly comandosDe: (nodo: NodoArbol) => ReadonlySet<Comando>;
  /** Key of the node of which the title is being changed. */
  readonly renombrado: string | undefined;
  readonly onComando: (nodo: NodoArbol, comando: Comando) => void;
  readonly onTitulo: (nodo: NodoArbol, titulo: string) => void;
  readonly onFin: (nodo: NodoArbol) => void;
}

interface Props {
  nodo: NodoArbol;
  clave: string;
  /** Absent for support, which reads. */
  edicion?: Edicion | undefined;
  /** Returns the place of a node in this tree, to which the screens that it opens lead back. */
  here: (edt: string) => Origin;
}

/** Row of a plan's tree: kind, number, topics and minutes below, title, what is missing, state, and what one does with it. */
export function NodoPlan({ nodo, clave, edicion, here }: Props) {
  if (edicion) return <NodoEditable {...{ nodo, clave, edicion, here }} />;
  return (
    <>
      <Kind nodo={nodo} />
      <Cuerpo nodo={nodo} />
      {nodo.nivel === TEMA && <Abrir nodo={nodo} here={here} review />}
    </>
  );
}

function Kind({ nodo }: { nodo: NodoArbol }) {
  const Shown = ICONS[nodo.nivel] ?? IconBook;
  return <Shown className={styles.kind} size={18} stroke={1.6} aria-hidden="true" />;
}

function Abrir({ nodo, here, review }: { nodo: NodoArbol; here: Props['here']; review?: boolean }) {
  const t = useTranslations('planestudio.flujo');
  const label = t(review ? 'revisar' : 'editar', { nombre: nodo.titulo });
  const Shown = review ? IconEye : IconPencil;
  return (
    <ActionIcon
      component={AppLink}
      {...(review ? reviewLink(nodo) : editLink(nodo))}
      state={{ origin: here(nodo.edt) }}
      className={review ? undefined : styles.form}
      tabIndex={-1}
      color="gray"
      aria-label={label}
      title={label}
    >
      <Shown size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}

type EditableProps = Pick<Props, 'nodo' | 'clave' | 'here'> & { readonly edicion: Edicion };

function NodoEditable({ nodo, clave, edicion, here }: EditableProps) {
  const { accepts, comandosDe, renombrado, onComando, onTitulo, onFin } = edicion;
  const drag = useTreeDrag(clave, accepts);
  const comandos = comandosDe(nodo);
  const run = (comando: Comando) => onComando(nodo, comando);
  return (
    <span className={styles.node} ref={drag.area} data-over={drag.target || undefined} data-dragging={drag.dragging || undefined}>
      <span ref={drag.source} className={styles.source}>
        <Asa nodo={nodo} handle={comandos.has('subir') ? drag.handle : undefined} />
        {renombrado === clave ? (
          <TituloNodo nodo={nodo} onSave={(titulo) => onTitulo(nodo, titulo)} onEnd={() => onFin(nodo)} />
        ) : (
          <Cuerpo nodo={nodo} onDoubleClick={comandos.has('renombrar') ? () => run('renombrar') : undefined} />
        )}
      </span>
      {comandos.has('agregar') && <Agregar nodo={nodo} onClick={() => run('agregar')} />}
      <Abrir nodo={nodo} here={here} />
      <NodoMenu nodo={nodo} comandos={comandos} form={{ ...editLink(nodo), state: { origin: here(nodo.edt) } }} onComando={run} />
    </span>
  );
}

/** Kind of a node, by which it is dragged. */
function Asa({ nodo, handle }: { nodo: NodoArbol; handle: ReturnType<typeof useTreeDrag>['handle'] | undefined }) {
  const t = useTranslations('arbol.acciones');
  return (
    <span {...handle} className={styles.handle} data-movable={handle !== undefined || undefined} title={handle && t('arrastrar')}>
      <Kind nodo={nodo} />
    </span>
  );
}

function Agregar({ nodo, onClick }: { nodo: NodoArbol; onClick: () => void }) {
  const t = useTranslations('arbol.acciones');
  const label = t('agregar', { nivel: nivelDeHijos(nodo), nombre: nodo.titulo });
  return (
    <ActionIcon tabIndex={-1} variant="light" aria-label={label} title={label} onClick={onClick}>
      <IconPlus size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

function Cuerpo({ nodo, onDoubleClick }: { nodo: NodoArbol; onDoubleClick?: (() => void) | undefined }) {
  const t = useTranslations();
  const faltas = nodo.faltas.map(({ texto }) => texto).join(' · ');
  return (
    <span className={styles.body}>
      <span className={styles.text}>
        <small>
          {nodo.edt} · {nodo.tipo}
          {nodo.nivel < TEMA && ` · ${t('planestudio.flujo.temas', { temas: nodo.temas })}`}
          {` · ${t('planestudio.flujo.minutos', { minutos: nodo.minutos })}`}
          {nodo.otros > 0 && ` · ${t('arbol.otros', { otros: nodo.otros })}`}
        </small>
        <span data-level={nodo.nivel} onDoubleClick={onDoubleClick}>
          {nodo.titulo}
        </span>
        {faltas && (
          <small className={styles.lacks} data-stops={nodo.faltas.some(({ impide }) => impide) || undefined}>
            {faltas}
          </small>
        )}
      </span>
      <RecordStateBadge code={nodo.codigo_estado} />
    </span>
  );
}
