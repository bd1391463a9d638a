import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { readEnvironment } from '#platform/env.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const SECRETS = {
  POSTGRES_PASSWORD: 'thedatabaseopens',
  REDIS_PASSWORD: 'theredisopens',
  SESSION_SECRET: 'signs the cookies of a test',
}

const text = z.union([z.string(), z.number()]).transform(String)
const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), text).default({}),
  command: z.array(text).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
})
const composition = z.object({
  services: z.object({
    proxy: service,
    api: service,
    realtime: service,
    postgres: service,
    redis: service,
  }),
  volumes: z.record(z.string(), z.unknown()),
})

/**
 * Substitutes environment variables in every text, like Docker. Throws for a missing one without a
 * default.
 */
function interpolate(value: unknown, env: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map(item => interpolate(item, env))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, interpolate(item, env)]))
  if (typeof value !== 'string') return value
  return value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const given = env[name]
    if (given) return given
    if (kind === '-') return rest
    throw new Error(`${name} ${rest}`)
  })
}
const compose = (env: Record<string, string>) =>
  composition.parse(interpolate(parse(textOf('docker-compose.yml'), { merge: true }), env))

describe('docker-compose.yml', () => {
  const { services, volumes } = compose(SECRETS)

  test('assigns both roles a valid environment and two replicas', () => {
    for (const role of ['api', 'realtime'] as const) {
      const { environment, deploy } = services[role]
      expect(readEnvironment(environment)).toMatchObject({ ROLE: role, TRUST_PROXY: 1 })
      expect(deploy?.replicas).toBe(2)
    }
    const { ROLE: one, ...api } = services.api.environment
    const { ROLE: other, ...realtime } = services.realtime.environment
    expect([one, other]).toEqual(['api', 'realtime'])
    expect(api).toEqual(realtime)
  })

  test('contains no secret', () => {
    for (const name of Object.keys(SECRETS))
      expect(() => compose({ ...SECRETS, [name]: '' })).toThrow(`${name} is not set`)
  })

  test('uses the same addresses and passwords for processes, database and Redis', () => {
    const { DATABASE_URL = '', DATABASE_ADMIN_URL = '', REDIS_URL = '' } = services.api.environment
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.postgres.environment
    const place = `${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`
    expect(DATABASE_ADMIN_URL).toBe(`postgres://${POSTGRES_USER}:${place}`)
    // The first start creates the role of the servers.
    expect(DATABASE_URL).toBe(`postgres://bluepencil_server:${place}`)
    expect(REDIS_URL).toBe(`redis://:${services.redis.environment['REDISCLI_AUTH']}@redis:6379`)
    expect(services.redis.command.join(' ')).toMatch(`--requirepass ${SECRETS.REDIS_PASSWORD}`)
  })

  test('persists data: in volumes, in a Redis file, and without eviction', () => {
    const named = [...services.postgres.volumes, ...services.redis.volumes].map(
      volume => volume.split(':')[0],
    )
    expect(named).toEqual(['postgres', 'redis'])
    expect(Object.keys(volumes)).toEqual(named)
    expect(services.redis.command.join(' ')).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/)
    for (const name of ['postgres', 'redis'] as const) expect(services[name].healthcheck).toBeDefined()
  })

  test('exposes only the proxy', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['proxy', ['8080:80']]])
    expect(services.proxy.volumes).toEqual(['./deploy/nginx.conf:/etc/nginx/nginx.conf:ro'])
  })
})

describe('consistency', () => {
  test('the proxy leads to the services on the port of the image', () => {
    const proxy = textOf('deploy/nginx.conf')
    expect(textOf('Dockerfile')).toMatch(/^ENV .*HOST=0\.0\.0\.0 PORT=3000$/m)
    expect(proxy).toContain('set $api api:3000;')
    expect(proxy).toContain('set $realtime realtime:3000;')
    expect(proxy).toMatch(/location ~ \^\/\(collab\|socket\\\.io\)\/ \{\s+set \$realtime/)
  })

  test('the proxy reuses no connection that a process may be closing', () => {
    const proxy = textOf('deploy/nginx.conf')
    expect(proxy).toMatch(/map \$http_upgrade \$connection_header \{[^}]*'' close;/)
    expect(proxy).toContain('proxy_set_header Connection $connection_header;')
    // A proxy in front keeps its own for at most as long as this one.
    expect(Number(/^ *keepalive_timeout (\d+)s;$/m.exec(proxy)?.[1])).toBeGreaterThan(65)
  })

  test('the image runs as an unprivileged user with the newest Node.js version that is supported', () => {
    const image = textOf('Dockerfile')
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(textOf('package.json')))
    const stages = [...image.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) => major)
    expect(stages).toEqual(['24', '24'])
    expect(engines.node).toMatch(/^>=20\..* >=24 <25$/)
    expect(image).toMatch(/^USER node$/m)
    expect(image).toMatch(/^HEALTHCHECK [^]*\/healthz/m)
  })
})
