import { expect, test } from 'vitest';
import { checkedLookup, isReachable, readEndpoint } from './addresses.ts';

const hosts = {
  loopback: [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
  ],
  octal: ['0177.0.0.1', '0177.1', '0300.0250.1.1', '012.0.0.1'],
  unspecified: ['0.0.0.0', '0', '0x0', '0.1.2.3'],
  private: [
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
    '167772161',
    '0xc0a80001',
  ],
  'link-local': ['169.254.0.1', '169.254.169.254', '2852039166', '0xa9fea9fe', '169.254.170.2'],
  metadata: ['100.100.100.200', '168.63.129.16', '192.0.0.192', '[fd00:ec2::254]'],
  'carrier NAT': ['100.64.0.1', '100.127.255.254'],
  multicast: ['224.0.0.1', '239.255.255.255', '[ff02::1]', '[ff0e::1]'],
  reserved: [
    '240.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '192.88.99.1',
    '192.0.0.170',
  ],
  'IPv6 itself': [
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[febf::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fec0::1]',
    '[100::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[4000::1]',
  ],
  'IPv4 in IPv6': [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[::ffff:168.63.129.16]',
  ],
  translated: [
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a00:1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::8.8.8.8]',
    '[64:ff9b::168.63.129.16]',
  ],
  tunnels: [
    '[2002:7f00:1::]',
    '[2002:a00:1::1]',
    '[2002:a9fe:a9fe::1]',
    '[2001::1]',
    '[2001:0:7f00:1::1]',
    '[2001:10::1]',
    '[2001:20::1]',
  ],
  names: [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'shop.localhost',
    'ｌｏｃａｌｈｏｓｔ',
    '①②⑦.0.0.1',
    '127。0。0。1',
  ],
};

test.each(Object.entries(hosts))('no webhook goes to an address of the kind: %s', (_, refused) => {
  for (const host of refused) expect(readEndpoint(`https://${host}/in`), host).toBeNull();
});

test.each([
  'http://hooks.example.in/in',
  'https://user@hooks.example.in/',
  'https://user:word@hooks.example.in/',
  'https://:word@hooks.example.in/',
  'https://hooks.example.in:80/',
  'https://hooks.example.in:22/',
  'https://hooks.example.in:1023/',
  'https://hooks.example.in/#part',
  'ftp://hooks.example.in/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'hooks.example.in',
  'https://256.256.256.256/',
  'https://[::1',
])('%s is no address of an endpoint', (address) => expect(readEndpoint(address)).toBeNull());

test.each([
  'https://hooks.example.in/in?shop=7',
  'https://hooks.example.in:443/',
  'https://hooks.example.in:1024/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://[64:ff9b::8.8.8.8]/',
  'https://[::ffff:8.8.8.8]/',
])('%s is an address of an endpoint', (address) => expect(readEndpoint(address)?.href).toBeTruthy());

test('development allows http and this machine, and no other private address', () => {
  const loopback = true;
  expect(readEndpoint('http://127.0.0.1:4000/', { loopback })).not.toBeNull();
  expect(readEndpoint('http://[::1]:4000/', { loopback })).not.toBeNull();
  expect(readEndpoint('http://10.0.0.1:4000/', { loopback })).toBeNull();
  expect(isReachable('169.254.169.254', { loopback })).toBe(false);
});

type Found = { address: string; family: number }[];

const connect = (found: Found, options: { all?: boolean } = { all: true }) =>
  new Promise<unknown>((resolve, reject) => {
    checkedLookup(false, async () => found)('hooks.example.in', options, (error, address) =>
      error ? reject(error) : resolve(address),
    );
  });

test('a name connects only if all its addresses are public', async () => {
  const [open, inner] = [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await connect([open])).toEqual([open]);
  expect(await connect([open], {})).toBe('8.8.8.8');
  await expect(connect([open, inner])).rejects.toThrow('not public');
  await expect(connect([{ address: '::ffff:127.0.0.1', family: 6 }])).rejects.toThrow('not public');
  await expect(connect([{ address: 'fe80::1%eth0', family: 6 }])).rejects.toThrow('not public');
  await expect(connect([])).rejects.toThrow('not public');
});
