import { useMediaQuery } from '@mantine/hooks';
import type { ClaseMasivo } from '@portal/contract/masivo';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Registros } from './acto.ts';
import { Confirmacion } from './Confirmacion.tsx';
import { Progreso } from './Progreso.tsx';
import { PHONE } from '../../core/theme/media.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props extends Pick<Registros, 'de'> {
  readonly id: number;
  readonly clase: ClaseMasivo;
  /** Shows at once what taking it back would do. */
  readonly deshacer?: boolean;
  readonly onClose: () => void;
}

/** Step of a dialog: an operation, or taking one back. */
interface Paso {
  readonly id: number;
  readonly deshacer: boolean;
}

/** Progress and result of an act on many records, and taking it back. */
export function OperacionDialog({ id, clase, de, deshacer = false, onClose }: Props) {
  const t = useTranslations('masivo');
  const comun = useTranslations('comun.opciones.claseMasivo');
  const [paso, setPaso] = useState<Paso>({ id, deshacer });
  return (
    <Marco title={paso.deshacer ? t('deshacerTitulo', { acto: comun(clase) }) : comun(clase)} onClose={onClose}>
      {paso.deshacer ? (
        <Confirmacion
          key={paso.id}
          clase={clase}
          de={de}
          pedido={{ deshacer: paso.id }}
          onConfirmed={(undone) => setPaso({ id: undone, deshacer: false })}
          onClose={onClose}
        />
      ) : (
        <Progreso key={paso.id} id={paso.id} onUndo={({ id_masivo }) => setPaso({ id: id_masivo, deshacer: true })} onClose={onClose} />
      )}
    </Marco>
  );
}

interface MarcoProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Frame of the dialogs of acts on many records: the whole window on a phone. */
export function Marco(props: MarcoProps) {
  const phone = useMediaQuery(PHONE);
  return <Dialog size={860} centered fullScreen={phone ?? false} closeOnClickOutside={false} {...props} />;
}
