import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { backUp, contentsOf, filesIn, restore } from '#tests/support/backup.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { startProduct } from '#tests/support/product.ts'
import { edit, storedText } from '#tests/support/revisions.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const directory = temporaryDirectory('backup')
afterAll(() => directory.remove())

/** The other databases, values, refusals and moments are in backup*.long.test.ts. */
test('a backup, restored elsewhere, has every row, and the session goes on', async () => {
  const SECRET = 'the same secret for both'
  const product = await startProduct({ env: { SESSION_SECRET: SECRET } })
  const person = await signUp(product)
  const { client } = person
  const { id } = await createDocument(person)
  const place = (url: string) => ({
    url: `${url.replace('http', 'ws')}/collab`,
    document: id,
    cookie: client.cookie,
  })
  await edit(place(product.url), text => text.insert(0, 'Kept in the backup. \\N'))
  const file = join(directory.path, 'backup.zip')
  expect(await backUp(product, file)).toMatch(/^Backed up 1 account and 1 document /)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const files = await filesIn(readFileSync(file))
  for (const name of ['manifest.json', 'tables/snippet_counts.copy']) expect(files.has(name)).toBe(true)
  // Those tell who was counted, for an hour.
  for (const name of ['counted', 'count_hours']) expect(files.has(`tables/snippet_${name}.copy`)).toBe(false)
  // A running product still writes what follows from the text. A stopped one does not.
  await product.stop()
  await backUp(product, file)

  const other = await startProduct({ env: { SESSION_SECRET: SECRET } })
  await other.stop()
  expect(await restore(other, file)).toMatch(/^Restored 1 account and 1 document, /)
  expect(await contentsOf(other.databaseUrl)).toEqual(await contentsOf(product.databaseUrl))
  await other.start()
  expect((await new Client(other.url, client.cookie).get('/api/auth/user')).status).toBe(200)
  expect(await storedText(place(other.url))).toBe('Kept in the backup. \\N')
})
