import type { Transaction } from 'sequelize'
import { z } from 'zod'

import type { WordFile } from '#api/features/dictionary/file.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { dictionaryChanged, type Dictionary, type WordsImported } from '#schema/dictionary/contract.ts'
import { isWord, WORD_MAX, WORDS_MAX } from '#schema/dictionary/words.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { plainText } from '#schema/shared/plainText.ts'
import { normalWord } from '#writing/check/dictionary.ts'

/** Changes of more words are read again by clients instead of being listed in the event. */
const LISTED_MAX = 50

const wordRow = z.object({ word: z.string() })
const head = z.object({ revision: z.int() })

/** Returns the words of a user's dictionary, newest first. */
export async function readDictionaryWords(who: string, tx: Transaction | null = null): Promise<string[]> {
  const rows = await query(
    tx,
    wordRow,
    'SELECT word FROM dictionary_words WHERE user_id = $1 ORDER BY created_at DESC, key',
    [who],
  )
  return rows.map(({ word }) => word)
}

const READ = `
  SELECT coalesce((SELECT revision FROM dictionaries WHERE user_id = $1), 0)::bigint AS revision,
    coalesce((SELECT json_agg(word ORDER BY created_at DESC, key) FROM dictionary_words WHERE user_id = $1), '[]')
      AS words`

/** Returns a user's dictionary; revision 0 if it was never used. */
export async function readDictionary(who: string): Promise<Dictionary> {
  // One statement, so that words and revision are of the same moment.
  const [found] = await query(null, head.extend({ words: z.array(z.string()) }), READ, [who])
  return found ?? { words: [], revision: 0 }
}

/** Adds a word as {@link addWords} does. */
export const addWord = (tx: Transaction, who: string, word: string) =>
  addWords(tx, who, new Map([[normalWord(word), word]]))

/**
 * Adds words by their keys, except those that are known in any case. Returns the added ones, of which
 * there are none if the dictionary stays as it is. Throws CONFLICT if it would become too large.
 */
async function addWords(
  tx: Transaction,
  who: string,
  byKey: ReadonlyMap<string, string>,
): Promise<{ added: string[]; revision: number }> {
  const revision = await lockDictionary(tx, who)
  const known = new Set((await keysOf(tx, who)).map(({ key }) => key))
  const fresh = [...byKey].filter(([key]) => !known.has(key))
  if (fresh.length === 0) return { added: [], revision }
  const total = known.size + fresh.length
  if (total > WORDS_MAX)
    throw new AppError('CONFLICT', t('dictionary.most', { total, most: WORDS_MAX, adding: fresh.length }))
  const [keys, added] = [fresh.map(([key]) => key), fresh.map(([, word]) => word)]
  await query(
    tx,
    z.unknown(),
    `INSERT INTO dictionary_words (user_id, key, word)
     SELECT $1, key, word FROM unnest($2::text[], $3::text[]) AS new (key, word)`,
    [who, keys, added],
  )
  return { added, revision: await announce(tx, who, { added, removed: [] }) }
}

/** Removes a word. Throws NOT_FOUND. */
export async function removeWord(tx: Transaction, who: string, word: string): Promise<void> {
  await lockDictionary(tx, who)
  const removed = await query(
    tx,
    wordRow,
    'DELETE FROM dictionary_words WHERE user_id = $1 AND key = $2 RETURNING word',
    [who, normalWord(word)],
  )
  if (removed.length === 0) throw new AppError('NOT_FOUND', t('dictionary.missing'))
  await announce(tx, who, { added: [], removed: removed.map(row => row.word) })
}

/** Adds the words of a file, all or none. Throws CONFLICT as {@link addWords} does. */
export async function addFile(tx: Transaction, who: string, file: WordFile): Promise<WordsImported> {
  const { byKey, count, bad, badCount } = file
  const { added, revision } = await addWords(tx, who, byKey)
  return { added: added.length, duplicates: count - added.length, bad, badCount, revision }
}

/** Returns a word as it can be stored. Throws VALIDATION. */
export function storableWord(word: string): string {
  const written = plainText(word)
  if (isWord(written)) return written
  const message = t('dictionary.invalid', { most: WORD_MAX })
  throw new AppError('VALIDATION', message, { fields: { word: message } })
}

/** Serializes the changes of a dictionary. Returns its revision. */
async function lockDictionary(tx: Transaction, who: string): Promise<number> {
  await query(
    tx,
    z.unknown(),
    'INSERT INTO dictionaries (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
    [who],
  )
  const [found] = await query(
    tx,
    head,
    'SELECT revision FROM dictionaries WHERE user_id = $1 FOR NO KEY UPDATE',
    [who],
  )
  if (!found) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  return found.revision
}

const keysOf = (tx: Transaction, who: string) =>
  query(tx, z.object({ key: z.string() }), 'SELECT key FROM dictionary_words WHERE user_id = $1', [who])

async function announce(
  tx: Transaction,
  who: string,
  { added, removed }: { added: string[]; removed: string[] },
): Promise<number> {
  const [found] = await query(
    tx,
    head,
    'UPDATE dictionaries SET revision = revision + 1 WHERE user_id = $1 RETURNING revision',
    [who],
  )
  if (!found) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  const complete = added.length + removed.length <= LISTED_MAX
  await publish(tx, dictionaryChanged, {
    key: who,
    revision: found.revision,
    value: complete ? { added, removed, complete } : { added: [], removed: [], complete },
    rooms: [userRoom(who)],
  })
  return found.revision
}
