// An empty 304 from node:http: as little as a server can do.
import { createServer } from 'node:http';

createServer((_request, response) => {
  response.writeHead(304);
  response.end();
}).listen(Number(process.env.PORT), '127.0.0.1');
