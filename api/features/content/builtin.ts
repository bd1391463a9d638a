import { readdir, readFile } from 'node:fs/promises'

import type { Pool } from 'pg'
import { parse } from 'yaml'
import { z } from 'zod'

import { contentEntry, type ContentEntry, type ContentKind } from '#schema/content/contract.ts'

/** Where the build puts them, too. */
const TEXTS = new URL('./texts/', import.meta.url)
const FOLDERS: Record<ContentKind, string> = { post: 'posts', help: 'help', page: 'pages' }

const FILE = /^---\n(?<facts>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/
const facts = z.object({
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).default([]),
  day: z.iso.date(),
})

/** Reads the texts that come with the product. Throws for a malformed one. */
export async function builtinEntries(): Promise<ContentEntry[]> {
  const all = Object.entries(FOLDERS) as [ContentKind, string][]
  const lists = await Promise.all(
    all.map(async ([kind, folder]) => {
      const names = (await readdir(new URL(`${folder}/`, TEXTS))).filter(name => name.endsWith('.md'))
      return Promise.all(names.toSorted().map(name => readEntry(kind, folder, name)))
    }),
  )
  return lists.flat()
}

async function readEntry(kind: ContentKind, folder: string, name: string): Promise<ContentEntry> {
  const text = await readFile(new URL(`${folder}/${name}`, TEXTS), 'utf8')
  const parts = FILE.exec(text)?.groups
  if (!parts) throw new Error(`The text ${folder}/${name} has no facts at its start.`)
  // Without dates, which would become objects.
  const read = facts.parse(parse(parts['facts'] ?? '', { schema: 'failsafe' }))
  return contentEntry.parse({
    ...read,
    kind,
    slug: name.slice(0, -'.md'.length),
    markdown: parts['markdown']?.trim() ?? '',
  })
}

/** Stores the texts that come with the product. Those that an administrator has changed stay. */
export async function seedContent(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO content_entries (kind, slug, title, summary, tags, markdown, day)
     SELECT kind, slug, title, summary, tags, markdown, day
     FROM jsonb_to_recordset($1::jsonb)
       AS e (kind text, slug text, title text, summary text, tags text[], markdown text, day date)
     ON CONFLICT (kind, slug) DO UPDATE
     SET title = excluded.title, summary = excluded.summary, tags = excluded.tags, markdown = excluded.markdown,
       day = excluded.day
     WHERE content_entries.revision = 0`,
    [JSON.stringify(await builtinEntries())],
  )
}
