import type { NodoArbol } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import { editLink } from '../edt/edt-links.ts';
import styles from './arbol.module.css';
import { AppLink } from '../../../ui/link/AppLink.tsx';

/** Most records that a question lists. */
const SHOWN = 12;

/** Records that stay as they are, each with its reason and the way to its form. */
export function Faltantes({ nodos }: { nodos: readonly NodoArbol[] }) {
  const t = useTranslations('arbol');
  if (!nodos.length) return null;
  const reasonOf = ({ propio, faltas }: NodoArbol) => (propio ? faltas.find(({ impide }) => impide)?.texto : t('errores.ajeno'));
  return (
    <div className={styles.lacking}>
      <p>{t('preguntas.quedan', { total: nodos.length })}</p>
      <ul>
        {nodos.slice(0, SHOWN).map((nodo) => (
          <li key={`${nodo.nivel}-${nodo.id}`}>
            <AppLink {...editLink(nodo)} target="_blank">
              {nodo.titulo}
            </AppLink>
            {`: ${reasonOf(nodo) ?? ''}`}
          </li>
        ))}
      </ul>
      {nodos.length > SHOWN && <p>{t('preguntas.mas', { total: nodos.length - SHOWN })}</p>}
    </div>
  );
}
