import { type Listing, Page, RowStream } from './listing.ts';

/** Converts the rows of a list, one page or batch at a time. */
export const mapListing = async <From, To>(listing: Listing<From>, convert: (rows: From[]) => Promise<To[]>): Promise<Listing<To>> =>
  listing instanceof Page
    ? new Page(await convert(listing.rows), listing.total)
    : new RowStream(async () => {
        const { total, batches } = await listing.open();
        return { total, batches: converted(batches, convert) };
      }, listing.headers);

async function* converted<From, To>(batches: AsyncIterable<From[]>, convert: (rows: From[]) => Promise<To[]>): AsyncGenerator<To[]> {
  for await (const batch of batches) yield await convert(batch);
}
