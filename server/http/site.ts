import type { FastifyRequest } from 'fastify';
import type { Site } from '../accounts/passkeys.ts';
import type { Settings } from '../settings.ts';
import { hostOf } from './guard.ts';

/** Where passkeys are good for: the address people use where it is set, else the host that was asked, which the guard has let pass. */
export function siteOf(request: Pick<FastifyRequest, 'headers'>, { url }: Pick<Settings, 'url'>): Site {
  if (url !== undefined) {
    const { hostname, origin } = new URL(url);
    return { rpID: hostname, origins: [origin] };
  }
  const host = request.headers.host?.toLowerCase();
  return { rpID: hostOf(host) ?? '', origins: [`https://${host}`, `http://${host}`] };
}
