import { TIPOS_PRESENCIA } from '@portal/contract/presencia';
import { Presencia } from './Presencia.tsx';

interface Props {
  /** Domain of the record. */
  readonly tipo: string;
  /** Absent: a new record, which nobody else has. */
  readonly id: number | undefined;
}

/** Says above the form of a record who else has it open, for the records that several people edit (P264). */
export function OpenElsewhere({ tipo, id }: Props) {
  const known = TIPOS_PRESENCIA.find((one) => one === tipo);
  return known && id !== undefined ? <Presencia tipo={known} clave={String(id)} /> : null;
}
