declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  /** Checks signatures with the keys S3RVER / S3RVER. */
  export default class S3rver {
    readonly httpServer: import('node:http').Server;
    constructor(options: Options);
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}
