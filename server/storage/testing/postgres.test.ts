import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';

test('nothing is left when whoever started it is killed', async () => {
  const script = `
    import { startPostgres } from '${new URL('./postgres.ts', import.meta.url)}';
    const { folder, url } = await startPostgres();
    process.stdout.write(JSON.stringify({ folder, url: await url('test') }), () => process.kill(process.pid, 'SIGKILL'));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { folder, url } = JSON.parse(await text(child.stdout));
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000 });
  await expect(new Client({ connectionString: url }).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
