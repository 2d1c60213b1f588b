import { useEffect, useState } from 'react';
import { artworkAddress } from './artwork.ts';
import type { MarcaLamina } from './marca-lamina.ts';

/** Address of the background; null once it turned out not to load, undefined while it loads. */
export function useArtwork({ nombre, logo, color_primario, color_menu }: MarcaLamina): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let mounted = true;
    const show = (found: string | null) => {
      if (mounted) setAddress(found);
    };
    artworkAddress({ nombre, logo, color_primario, color_menu }).then(show, () => show(null));
    return () => {
      mounted = false;
    };
  }, [nombre, logo, color_primario, color_menu]);
  return address;
}
