import { expect, test } from 'vitest'

import { builtinEntries, seedContent } from '#api/features/content/builtin.ts'
import { createPool } from '#platform/database/pool.ts'
import { apiDatabase, silent } from '#tests/support/apiDatabase.ts'

test('a start stores the built-in texts, and a later one replaces those that follow their files', async () => {
  const db = await apiDatabase()
  const pool = createPool(db.url, silent, { size: 1 })
  const read = async (slug: string): Promise<Record<string, unknown> | undefined> =>
    (
      await pool.query(
        'SELECT markdown, revision, follows_file AS follows, is_draft FROM content_entries WHERE slug = $1',
        [slug],
      )
    ).rows[0]
  try {
    await seedContent(pool)
    const { rows } = await pool.query(
      'SELECT slug FROM content_entries WHERE follows_file AND revision = 0 AND NOT is_draft',
    )
    expect(rows).toHaveLength((await builtinEntries()).length)
    const [about, privacy] = [await read('about'), await read('privacy')]
    await pool.query(`UPDATE content_entries SET markdown = 'Of the version before.' WHERE slug = 'about'`)
    await pool.query(
      `UPDATE content_entries SET markdown = 'Ours.', revision = 4, follows_file = false, is_draft = true
       WHERE slug = 'sessions'`,
    )
    // Texts that the version before had.
    await pool.query(
      `INSERT INTO content_entries (kind, slug, title, summary, markdown, day, follows_file)
       SELECT 'help', slug, 'Old', 'Old', 'Old', '2026-01-02', follows
       FROM (VALUES ('gone', true), ('kept', false)) AS old (slug, follows)`,
    )
    await seedContent(pool)
    expect(await read('gone')).toBeUndefined()
    expect(await read('kept')).toMatchObject({ markdown: 'Old' })
    expect(await read('about')).toEqual({ ...about, revision: 1 })
    expect(await read('privacy')).toEqual(privacy)
    expect(await read('sessions')).toEqual({
      markdown: 'Ours.',
      revision: 4,
      follows: false,
      is_draft: true,
    })
  } finally {
    await pool.end()
    await db.close()
  }
})
