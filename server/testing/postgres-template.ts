// Makes a migrated PostgreSQL template once per test run. Each test file copies the template.
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { findPostgres, startCluster } from './postgres-cluster.ts';

export const addressOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

export async function runOnServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const server = async (template: string) => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await runOnServer(given, []).catch((error: Error) => {
      throw new Error(`TEST_DATABASE_URL does not answer (${error.message}): start it, or unset it`);
    });
    return { url: given, close: () => dropAll(given, template) };
  }
  const bin = findPostgres();
  if (bin === null)
    throw new Error('PostgreSQL is missing: apt-get install -y postgresql, or set TEST_DATABASE_URL');
  // Tables are emptied after every test, so vacuum is not needed.
  return startCluster(bin, '-c autovacuum=off');
};

const migrate = async (url: string): Promise<void> => {
  const { engine, db } = openPostgres({ url, size: 2, onLost: () => {} });
  await migrateToLatest({ db, engine });
  await db.destroy();
};

const dropAll = async (url: string, template: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    template,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `shop_template_${process.pid}_${Date.now()}`;
  const { url, close } = await server(template);
  await runOnServer(url, [`create database ${template}`]);
  await migrate(addressOf(url, template));
  project.provide('database', { kind: 'postgres', url, template });
  return close;
}
