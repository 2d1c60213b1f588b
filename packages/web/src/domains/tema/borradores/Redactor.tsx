import type { Redaccion } from '@portal/contract/redactor';
import { useMaterial } from './material.queries.ts';
import { PedirForm } from './PedirForm.tsx';
import { Pedidos } from './Pedidos.tsx';
import { isRunning } from './redactor.queries.ts';
import { usePedido } from './use-pedido.ts';

interface Props {
  readonly id: number;
  /** Host and model to which the text goes. */
  readonly servicio: string;
  readonly modelo: string;
  readonly redacciones: readonly Redaccion[];
}

/** Form that asks for drafts, and the latest requests, which can be asked again with the text of the form. */
export function Redactor({ id, servicio, modelo, redacciones }: Props) {
  const material = useMaterial(id);
  const pedido = usePedido(id, material.data?.texto);
  return (
    <>
      <PedirForm pedido={pedido} material={material} destino={{ servicio, modelo }} running={redacciones.some(isRunning)} />
      {redacciones.length > 0 && <Pedidos redacciones={redacciones} onAgain={pedido.again} />}
    </>
  );
}
