import type { InicioJugador } from '@portal/contract/paquete';
import './jugador.css';
import { endSearchHere } from './page/surroundings.ts';
import { Player } from './player.ts';
import { loadLibrary } from './runtime/library.ts';

const root = document.querySelector<HTMLElement>('#jugador');
const text = document.querySelector('#inicio')?.textContent;

/** Plays the package of the page; a run time that does not load is offered again. */
async function play(place: HTMLElement, inicio: InicioJugador): Promise<void> {
  const { textos } = inicio;
  place.textContent = textos.cargando;
  try {
    const createApi = await loadLibrary(inicio.tipo);
    place.replaceChildren();
    endSearchHere();
    await new Player(place, inicio, createApi).start();
  } catch {
    const again = document.createElement('button');
    again.className = 'boton';
    again.textContent = textos.reintentar;
    again.addEventListener('click', () => globalThis.location.reload());
    place.replaceChildren(textos.noAbre, ' ', again);
  }
}

if (root && text) await play(root, JSON.parse(text) as InicioJugador);
