import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from './command.ts';
import { say } from './words/words.ts';

/** How a file begins that is encrypted: these bytes, 16 of salt, 12 for the cipher; at its end 16 that say it is whole. */
const MAGIC = Buffer.from('muster-sealed-1\n');
const [SALT, NONCE, TAG] = [16, 12, 16];
const HEAD = MAGIC.length + SALT + NONCE;

function keyOf(password: string, salt: Buffer): Buffer {
  return scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 });
}

/** What goes in comes out encrypted with AES-256-GCM. */
export function encrypting(password: string): Transform {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(password, salt), nonce);
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => done(null, cipher.update(chunk)),
    flush: (done) => {
      stream.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(Buffer.concat([MAGIC, salt, nonce]));
  return stream;
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.subarray(0, bytesRead).equals(MAGIC);
  } finally {
    await handle.close();
  }
}

/** What was encrypted with this password. Fails at the end when it was another, or when a byte has changed. */
function decrypting(password: string): Transform {
  let decipher: DecipherGCM | undefined;
  let held = Buffer.alloc(0);
  const begin = (): void => {
    const salt = held.subarray(MAGIC.length, MAGIC.length + SALT);
    decipher = createDecipheriv('aes-256-gcm', keyOf(password, salt), held.subarray(MAGIC.length + SALT, HEAD));
    held = held.subarray(HEAD);
  };
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      held = Buffer.concat([held, chunk]);
      if (decipher === undefined && held.length >= HEAD) begin();
      if (decipher === undefined || held.length <= TAG) return done();
      const ready = held.subarray(0, held.length - TAG);
      held = held.subarray(held.length - TAG);
      done(null, decipher.update(ready));
    },
    flush: (done) => {
      try {
        if (decipher === undefined) throw new Error('too short');
        decipher.setAuthTag(held);
        done(null, decipher.final());
      } catch {
        done(new UsageError(say.wrong.sealed));
      }
    },
  });
}

/** Nothing of the file is used before all of it is known to be what was encrypted. */
export async function opened(file: string, password: string): Promise<Transform> {
  await pipeline(createReadStream(file), decrypting(password), new Writable({ write: (_, __, done) => done() }));
  return decrypting(password);
}
