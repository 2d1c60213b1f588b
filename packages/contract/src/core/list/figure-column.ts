import { type Column, numberColumn, optionalNumberColumn, type Scale } from './column.ts';
import { type CifraId, CIFRAS } from '../../cifra/cifra.ts';

/** Returns a column that names its figure: its header then says where the figure comes from (P100). */
export const ofFigure = <C extends Column>(cifra: CifraId, column: C): C & { readonly cifra: CifraId } => ({ ...column, cifra });

/** A number that is the figure `cifra`. */
export const figureColumn = (cifra: CifraId, scale?: Scale) => ofFigure(cifra, numberColumn(scale));

/** A number that is the figure `cifra`, null where there is nothing to count. */
export const optionalFigureColumn = (cifra: CifraId, scale?: Scale) => ofFigure(cifra, optionalNumberColumn(scale));

const isCifra = (name: string): name is CifraId => Object.hasOwn(CIFRAS, name);

/** Returns the figure that a column shows. */
export const cifraOf = ({ cifra }: Column): CifraId | undefined => (cifra !== undefined && isCifra(cifra) ? cifra : undefined);
