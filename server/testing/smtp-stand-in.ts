// A real SMTP server on this machine. Its certificate is self-signed.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Step = 'connect' | 'auth' | 'from' | 'to' | 'data';
/** The server's next answer at a step: a refusal by its code, `silence`, or `cut` for a broken connection. */
type Reaction = { at: Step; says: number | 'silence' | 'cut' };

const refuse = (responseCode: number) => Object.assign(new Error('No, thank you'), { responseCode });

export async function openSmtpStandIn({ tls = true }: { tls?: boolean } = {}) {
  const taken: { from: string; to: string[]; letter: string; secure: boolean }[] = [];
  const reactions: Reaction[] = [];
  let silent = () => {};
  const react = (at: Step, done: (error?: Error | null) => void, cut: () => void) => {
    const index = reactions.findIndex((reaction) => reaction.at === at);
    const says = index < 0 ? undefined : reactions.splice(index, 1)[0]?.says;
    if (says === 'silence') return silent();
    if (says === 'cut') return cut();
    done(says ? refuse(says) : null);
  };
  const sockets = new Set<{ destroy(): void }>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disableReverseLookup: true,
    ...(tls ? {} : { hideSTARTTLS: true, allowInsecureAuth: true }),
    onConnect: (_session, done) => react('connect', done, cut),
    onAuth: ({ username, password }, _session, done) =>
      react(
        'auth',
        (error) => {
          if (error || password !== 'p@ss/word#1') done(error ?? refuse(535));
          else done(null, { user: username });
        },
        cut,
      ),
    onMailFrom: (_address, _session, done) => react('from', done, cut),
    onRcptTo: (_address, _session, done) => react('to', done, cut),
    async onData(stream, { envelope, secure }, done) {
      const letter = await text(stream);
      react(
        'data',
        (error) => {
          const { mailFrom, rcptTo } = envelope;
          const from = mailFrom ? mailFrom.address : '';
          if (!error) taken.push({ from, to: rcptTo.map(({ address }) => address), letter, secure });
          done(error);
        },
        cut,
      );
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    /** The address with a login whose password needs percent-encoding. */
    url: `smtp://care:p%40ss%2Fword%231@127.0.0.1:${port}?${tls ? 'tls.rejectUnauthorized=false' : 'ignoreTLS=true'}`,
    port,
    on: (at: Step, says: Reaction['says']) => void reactions.push({ at, says }),
    /** Resolves when the server falls silent. */
    untilSilent: () =>
      new Promise<void>((resolve) => {
        silent = resolve;
      }),
    close: () =>
      new Promise<void>((done) => {
        cut();
        server.close(() => done());
      }),
  };
}
