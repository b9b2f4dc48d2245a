// Checks the deployment files without Docker.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settings } from '#server/config.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

describe('Dockerfile', () => {
  const instructions = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', words: line.slice(line.indexOf(' ') + 1) }));
  const of = (name: string) => instructions.filter((one) => one.name === name).map(({ words }) => words);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  test('the Dockerfile pins the version of every base image', () => {
    for (const base of of('FROM')) expect(base).toMatch(/^node:24-[a-z]+-slim( AS [a-z]+)?$/);
  });

  test('the container runs as an unprivileged user', () => {
    const lastOf = (name: string) => last.findLast((one) => one.name === name)?.words;
    expect(lastOf('USER')).toBe('node');
    expect(lastOf('VOLUME')).toBe('/data');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const [youngest] = /--max-semi-space-size=\d+/.exec(scripts.start) ?? [];
    expect(lastOf('CMD')).toBe(`["node", "${youngest}", "server/main.ts"]`);
    expect(lastOf('HEALTHCHECK')).toMatch(/CMD \["node", "-e", "fetch\(.*\/healthz'\)/);
  });

  test('the image contains no secret', () => {
    for (const words of of('COPY').filter((copy) => !copy.startsWith('--from')))
      for (const source of words.split(' ').slice(0, -1))
        expect(existsSync(new URL(`../../${source}`, import.meta.url)), source).toBe(true);
    expect(of('RUN').join()).not.toMatch(/npm (install|i) /);
    expect(instructions.map(({ words }) => words).join()).not.toMatch(/TOKEN|PASSWORD|SECRET/);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env*', '.git', 'node_modules']),
    );
  });
});

describe('compose.yaml', () => {
  type Service = {
    image?: string;
    read_only?: boolean;
    environment?: Record<string, string>;
    ports?: string[];
    stop_grace_period?: string;
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
    cap_drop?: string[];
    command?: string[];
    networks?: string[];
    logging?: { options: Record<string, string> };
    security_opt?: string[];
  };
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const { services } = compose;

  test('compose.yaml pins the version of every image', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/^[a-z-]+:\d[\w.-]*$/);
  });

  test('compose.yaml tags the image with the version of package.json', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    for (const name of ['shop', 'migrate', 'backup', 'restore'])
      expect(services[name]?.image).toBe(`appliance-care-shop:${version}`);
  });

  test('compose.yaml migrates before the shop and the backups start', () => {
    for (const name of ['shop', 'backup'])
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
  });

  test('compose.yaml passes every setting that the image does not fix', () => {
    const fixed = [...(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)];
    const passed = [...Object.keys(services.shop?.environment ?? {}), ...fixed.map(([, name]) => name)];
    expect(passed).toEqual(expect.arrayContaining(Object.keys(settings)));
  });

  test('compose.yaml limits the log of every service', () => {
    for (const { logging } of Object.values(services))
      expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  });

  test('every service with the settings of the bucket reaches it, the database reaches nothing outside', () => {
    for (const { environment, networks } of Object.values(services))
      if (environment && 'S3_BUCKET' in environment) expect(networks).toContain('outside');
    expect(services.db?.networks).toEqual(['inside']);
    expect(services.db?.command?.join(' ')).toMatch(/shared_buffers=\$\{SHARED_BUFFERS:-/);
  });

  test('compose.yaml mounts only existing files', () => {
    const files = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => /^\./.test(one)),
    );
    for (const file of files)
      expect(existsSync(new URL(`../../${file.split(':')[0]}`, import.meta.url)), file).toBe(true);
  });

  test.each(['shop', 'migrate', 'backup', 'restore'])(
    '%s writes only to its folder and uses only existing settings',
    (name) => {
      const service = services[name];
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      for (const setting of Object.keys(service?.environment ?? {})) expect(settings).toHaveProperty(setting);
    },
  );

  test('compose.yaml gives the shop enough time to end', () => {
    const { leaveMs } = readConfig({});
    const grace = Number(/(\d+)s\}$/.exec(services.shop?.stop_grace_period ?? '')?.[1]) * 1000;
    expect(grace).toBeGreaterThan(leaveMs + 9_000);
  });

  test('compose.yaml exposes only the proxy', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  test('compose.yaml takes every secret from .env', () => {
    const wanted = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    const named = [...read('deploy/example.env').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(wanted));
  });
});

describe('systemd', () => {
  const units = ['shop', 'migrate', 'backup'].map((name) => ({
    name,
    text: read(`deploy/systemd/appliance-care-${name}.service`),
  }));

  test.each(units)('$name starts an existing program and writes only to its folder', ({ text }) => {
    const [, program = ''] = /^ExecStart=.+ (server\/[\w/-]+\.ts)/m.exec(text) ?? [];
    expect(existsSync(new URL(`../../${program}`, import.meta.url)), program).toBe(true);
    expect(text).toContain('ProtectSystem=strict');
  });

  test.each(units)('the unit of $name may do little', ({ text }) => {
    for (const line of [
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
      'RestrictNamespaces=yes',
      'RestrictAddressFamilies=AF_INET',
    ])
      expect(text).toContain(`\n${line}`);
    expect(text).toMatch(/\nUMask=00[27]7\n/);
    expect(text).not.toMatch(/^MemoryDenyWriteExecute/m);
  });

  test('the user of the shop does not run what knows the password of the owner', () => {
    for (const { name, text } of units)
      expect(text, name).toContain(text.includes('/owner.env') ? '\nUser=shop-owner\n' : '\nUser=shop\n');
    expect(read('deploy/backup.cron')).toMatch(/^30 2 \* \* \* root .+ runuser -u shop-owner -- /m);
  });
});

describe('proxies', () => {
  test('the proxies set the client address instead of appending to it', () => {
    const nginx = read('deploy/nginx.conf');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('proxy_add_x_forwarded_for');
    expect(nginx).not.toMatch(/listen .* http2/);
    expect(read('deploy/Caddyfile')).not.toContain('trusted_proxies');
  });
});

describe('npm packages', () => {
  type Locked = { hasInstallScript?: boolean; integrity?: string; dev?: boolean };
  const locked = Object.entries(
    JSON.parse(read('package-lock.json')).packages as Record<string, Locked>,
  ).filter(([path]) => path !== '');

  test('every production package is pinned by its hash', () => {
    expect(locked.filter(([, { integrity, dev }]) => !integrity && !dev).map(([path]) => path)).toEqual([]);
  });

  test('only packages in allowScripts have an install script', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const names = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(new Set(names)).toEqual(new Set(Object.keys(allowScripts)));
  });
});
