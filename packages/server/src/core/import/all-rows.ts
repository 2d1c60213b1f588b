import { type Listing, Page } from '../../list/listing.ts';

/** Reads every row of a list into an array. */
export async function rowsOf<Row>(asked: Promise<Listing<Row>>): Promise<Row[]> {
  const listing = await asked;
  if (listing instanceof Page) return listing.rows;
  const rows: Row[] = [];
  for await (const batch of (await listing.open()).batches) rows.push(...batch);
  return rows;
}
