import { setTimeout as sleep } from 'node:timers/promises'

import { Pool } from 'pg'
import * as Y from 'yjs'

import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { createDocument, share, signUp, type Person, type Target } from '#tests/support/factories.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { Child } from '../sync/servers/child.ts'
import { endDatabase, startServer } from '../sync/servers/product.ts'
import type { Attack, Scene } from './attacks/attack.ts'
import type { HonestLoad } from './honest/load.ts'

export const METRICS_TOKEN = 'the token of the bench'

const DOCUMENTS = 20
const EDITORS_EACH = 10
/** Characters of a document before anyone types. */
const CHARACTERS = 2000
/** Documents of an attacker. */
const TARGETS = 6
const AT_ONCE = 10

/**
 * The product as `npm start` runs it, with everyone who will use or attack it: accounts, documents
 * and bodies are made before the limits apply.
 */
export class Stage {
  private readonly data = temporaryDirectory('bench')
  private readonly script: string | undefined
  private child: Child | null = null
  readonly seats: HonestLoad['seats'] = []
  readonly scenes = new Map<string, Scene>()

  private constructor(script: string | undefined) {
    this.script = script
  }

  /** `script`: the server to start, by default that of this project's build. */
  static async open(attacks: readonly Attack[], script: string | undefined): Promise<Stage> {
    const stage = new Stage(script)
    try {
      await stage.start({ RATE_LIMIT_FACTOR: '1000' })
      await stage.prepare(attacks)
    } catch (error) {
      await stage.dispose()
      throw error
    }
    return stage
  }

  /** Starts the server again, with its limits. It has nothing left of an earlier attack but the data. */
  async restart(): Promise<void> {
    await this.end()
    await this.start({ RATE_LIMIT_FACTOR: '1' })
    for (const scene of this.scenes.values()) scene.url = this.url
  }

  get url(): string {
    return `http://127.0.0.1:${this.child?.port ?? 0}`
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  async dispose(): Promise<void> {
    await this.end()
    await endDatabase(this.data.path)
    this.data.remove()
  }

  private async start(env: Record<string, string>): Promise<void> {
    this.child = await startServer(
      { DATA_DIR: this.data.path, METRICS_TOKEN, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...env },
      [],
      this.script,
    )
  }

  /** A server that hangs after an attack is killed. */
  private async end(): Promise<void> {
    await Promise.race([this.child?.end('SIGTERM'), sleep(30_000, undefined, { ref: false })])
    await this.child?.end('SIGKILL')
  }

  private async prepare(attacks: readonly Attack[]): Promise<void> {
    const target: Target = { url: this.url, databaseUrl: runningDatabaseUrl(this.data.path) ?? '' }
    const database = new Pool({ connectionString: target.databaseUrl, max: 2 })
    try {
      await this.seatEditors(target, database)
      for (const [number, attack] of attacks.entries())
        this.scenes.set(attack.name, await sceneOf(attack, number, target, database))
    } finally {
      await database.end()
    }
  }

  private async seatEditors(target: Target, database: Pool): Promise<void> {
    const people = await signUps(target, DOCUMENTS * EDITORS_EACH, database)
    const bytes = bodyOf(CHARACTERS)
    for (let i = 0; i < DOCUMENTS; i++) {
      const [owner, ...others] = people.slice(i * EDITORS_EACH, (i + 1) * EDITORS_EACH)
      if (!owner) continue
      const { id } = await createDocument(owner)
      await store(database, id, bytes)
      await Promise.all(others.map(other => share(owner, { id }, other, 'editor')))
      for (const [number, { client }] of [owner, ...others].entries())
        this.seats.push({ document: id, cookie: client.cookie, address: `10.2.${i}.${number + 1}` })
    }
  }
}

async function sceneOf(attack: Attack, number: number, target: Target, database: Pool): Promise<Scene> {
  const accounts = await signUps(target, 2, attack.isNewcomer ? null : database)
  const [attacker] = accounts
  if (!attacker) throw new Error('There is no attacker.')
  const targets: Scene['targets'] = []
  for (let i = 0; i < TARGETS && !attack.isNewcomer; i++) {
    const { id } = await createDocument(attacker)
    const answer = await attacker.client.post(`/api/documents/${id}/share-code`)
    targets.push({ id, shareCode: shareCodeAnswer.parse(answer.json).shareCode?.code ?? '' })
  }
  const [first] = targets
  if (attack.body && first) await store(database, first.id, attack.body())
  return {
    url: target.url,
    accounts: accounts.map(({ user, client }) => ({ email: user.email, cookie: client.cookie })),
    targets,
    address: `10.3.${number}.1`,
  }
}

/** Signs people up; with a database, on a paid plan and with confirmed addresses. */
async function signUps(target: Target, count: number, database: Pool | null): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const some = Math.min(AT_ONCE, count - people.length)
    people.push(...(await Promise.all(Array.from({ length: some }, () => signUp(target)))))
  }
  await database?.query(
    `UPDATE users SET plan_name = 'pro', email_verified_at = now(), revision = revision + 2
     WHERE id = ANY($1)`,
    [people.map(({ user }) => user.id)],
  )
  return people
}

const store = (database: Pool, document: string, bytes: Uint8Array) =>
  database.query(`INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`, [
    document,
    bytes,
  ])

function bodyOf(characters: number): Uint8Array {
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, 'A sentence of a letter. '.repeat(characters / 24))
  return Y.encodeStateAsUpdate(doc)
}
