import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What can be said in CBOR of a key and what it has signed. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function encoded(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [encoded(key), encoded(one)])]);
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** What a page hands on of what the server asks. */
interface Task {
  readonly options: Readonly<Record<string, unknown>>;
}

/** A passkey of a device that there is not, and the browser around it. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** How often it has signed, as far as it says; 0 says nothing. */
  counter = 0;
  userHandle: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ options }: Task, origin = this.#origin) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const key = encoded(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    this.userHandle = (options['user'] as { id: string }).id;
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.#says((options['rp'] as { id: string }).id, 0x45), named])],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', options, origin),
      attestationObject: encoded(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ options }: Task, origin = this.#origin) {
    const client = this.#client('webauthn.get', options, origin);
    const says = this.#says(String(options['rpId']), 0x05);
    const signed = Buffer.concat([says, createHash('sha256').update(Buffer.from(client, 'base64url')).digest()]);
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: says.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
      ...(this.userHandle === undefined ? {} : { userHandle: this.userHandle }),
    });
  }

  #says(rpID: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), Buffer.from([flags]), counter]);
  }

  #client(type: string, options: Task['options'], origin: string): string {
    return Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false })).toString('base64url');
  }

  #credential<R>(response: R) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
