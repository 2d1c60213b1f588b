/** Seals what is written to the device and opens what is read; everything kept offline passes through one. */
export interface Vault {
  seal(plain: Uint8Array): Promise<Uint8Array>;
  open(sealed: Uint8Array): Promise<Uint8Array>;
}

/** Vault of a personal device, which its own lock protects: it changes nothing. */
export const plainVault: Vault = {
  seal: (plain) => Promise.resolve(plain),
  open: (sealed) => Promise.resolve(sealed),
};

/** Writes a value as sealed JSON. */
export const sealJson = (vault: Vault, value: unknown): Promise<Uint8Array> => vault.seal(new TextEncoder().encode(JSON.stringify(value)));

/** Reads a value of `sealJson`; rejects when the vault cannot open it or it is no JSON. */
export const openJson = async (vault: Vault, sealed: Uint8Array): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await vault.open(sealed))) as unknown;
