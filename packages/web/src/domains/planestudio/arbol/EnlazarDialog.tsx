import type { NivelDePlan, NodoArbol } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import { nivelDeHijos } from './arbol-model.ts';
import { CursoSource } from '../../../pieces/curso/CursoSource.tsx';
import { ModuloSource } from '../../../pieces/modulo/ModuloSource.tsx';
import { ProgramaSource } from '../../../pieces/programa/ProgramaSource.tsx';
import { TemaSource } from '../../../pieces/tema/enlaces/TemaSource.tsx';
import { AddItemsDialog } from '../../../ui/master/order/AddItemsDialog.tsx';
import type { SourceComponent } from '../../../ui/pick/item-source.ts';

const SOURCES: Readonly<Record<NivelDePlan, SourceComponent>> = {
  programa: ProgramaSource,
  curso: CursoSource,
  modulo: ModuloSource,
  tema: TemaSource,
};

interface Props {
  readonly padre: NodoArbol;
  readonly hijos: readonly NodoArbol[];
  readonly onAdd: (ids: number[]) => void;
  readonly onClose: () => void;
}

/** Dialog that links existing records to a node, several at once. */
export function EnlazarDialog({ padre, hijos, onAdd, onClose }: Props) {
  const t = useTranslations('arbol.acciones');
  const nivel = nivelDeHijos(padre);
  const Source = SOURCES[nivel];
  return (
    <Source>
      {(source) => (
        <AddItemsDialog
          title={t('enlazar', { nivel })}
          source={source}
          taken={hijos}
          onAdd={(items) => onAdd(items.map(({ id }) => id))}
          onClose={onClose}
        />
      )}
    </Source>
  );
}
