import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './arbol.module.css';
import type { Actos } from './use-acto.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';

interface Props {
  /** Acts of an administrator, of which the last one can be undone. */
  readonly actos?: Actos | undefined;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onExpand: () => void;
  readonly onCollapse: () => void;
}

/** Bar above a tree: search, undo, expand and collapse, and the keys. */
export function BarraArbol({ actos, search, onSearch, onExpand, onCollapse }: Props) {
  const t = useTranslations();
  return (
    <>
      <div className={styles.bar} data-screen-only="">
        <SearchField className={styles.search} label={t('planestudio.flujo.buscar')} value={search} onCommit={onSearch} />
        {actos && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            disabled={!actos.ultimo}
            title={actos.ultimo?.mensaje}
            onClick={() => void actos.deshacer()}
          >
            {t('arbol.acciones.deshacer')}
          </Button>
        )}
        <Button variant="default" onClick={onExpand}>
          {t('planestudio.flujo.expandir')}
        </Button>
        <Button variant="default" onClick={onCollapse}>
          {t('planestudio.flujo.contraer')}
        </Button>
      </div>
      <p className={`${styles.help} ${styles.keys}`} data-screen-only="">
        {t(actos ? 'arbol.teclado' : 'planestudio.flujo.teclado')}
      </p>
    </>
  );
}
