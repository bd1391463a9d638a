import { readdir, readFile } from 'node:fs/promises'

import type { Pool } from 'pg'
import { parse } from 'yaml'
import { z } from 'zod'

import { contentEntry, type ContentEntry, type ContentKind } from '#schema/content/contract.ts'
import { keysOf } from '#schema/shared/records.ts'

/** Where the build puts them, too. */
const TEXTS = new URL('./texts/', import.meta.url)
const FOLDERS: Record<ContentKind, string> = {
  post: 'posts',
  help: 'help',
  page: 'pages',
  faq: 'faq',
  testimonial: 'testimonials',
}

const FILE = /^---\n(?<facts>[\s\S]*?)\n---\n(?<markdown>[\s\S]*)$/
const facts = z.object({
  title: z.string(),
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  day: z.iso.date(),
  position: z.coerce.number().default(0),
})

let reading: Promise<ContentEntry[]> | null = null

/** Returns the texts that come with the product. They are read once. Throws for a malformed one. */
export const builtinEntries = (): Promise<ContentEntry[]> => (reading ??= readEntries())

/** Returns the text that comes with the product under this name, or null. */
export async function builtinEntry(kind: ContentKind, slug: string): Promise<ContentEntry | null> {
  return (await builtinEntries()).find(entry => entry.kind === kind && entry.slug === slug) ?? null
}

async function readEntries(): Promise<ContentEntry[]> {
  const lists = await Promise.all(
    keysOf(FOLDERS).map(async kind => {
      const folder = FOLDERS[kind]
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
    // The people of these testimonials are invented.
    isSample: kind === 'testimonial',
  })
}

/**
 * Stores the texts that come with the product, and deletes those that come no longer. Texts that an
 * administrator has changed stay.
 */
export async function seedContent(pool: Pool): Promise<void> {
  const entries = JSON.stringify(await builtinEntries())
  await pool.query(
    `DELETE FROM content_entries WHERE follows_file AND (kind, slug) NOT IN
       (SELECT kind, slug FROM jsonb_to_recordset($1::jsonb) AS e (kind text, slug text))`,
    [entries],
  )
  await pool.query(
    `INSERT INTO content_entries AS stored
       (kind, slug, title, summary, tags, markdown, day, position, is_sample, follows_file)
     SELECT kind, slug, title, summary, tags, markdown, day, position, "isSample", true
     FROM jsonb_to_recordset($1::jsonb)
       AS e (kind text, slug text, title text, summary text, tags text[], markdown text, day date,
         position integer, "isSample" boolean)
     ON CONFLICT (kind, slug) DO UPDATE
     SET title = excluded.title, summary = excluded.summary, tags = excluded.tags, markdown = excluded.markdown,
       day = excluded.day, position = excluded.position, is_sample = excluded.is_sample,
       revision = stored.revision + 1
     WHERE stored.follows_file
       AND (stored.title, stored.summary, stored.tags, stored.markdown, stored.day, stored.position, stored.is_sample)
         IS DISTINCT FROM (excluded.title, excluded.summary, excluded.tags, excluded.markdown, excluded.day,
           excluded.position, excluded.is_sample)`,
    [entries],
  )
}
