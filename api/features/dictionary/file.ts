import { setImmediate as nextTurn } from 'node:timers/promises'

import { t } from '#api/kit/messages.ts'
import type { WordsImported } from '#schema/dictionary/contract.ts'
import { BAD_LINES_SHOWN, decodeWords, wordLines } from '#schema/dictionary/words.ts'
import { AppError } from '#schema/shared/errors.ts'
import { normalWord } from '#writing/check/dictionary.ts'

/** Lines that are read in one turn, about 2 ms. */
const LINES_A_TURN = 1000

/** The words of a file by their keys, the number of its lines with a word, and its bad lines. */
export type WordFile = Pick<WordsImported, 'bad' | 'badCount'> & {
  byKey: ReadonlyMap<string, string>
  count: number
}

/**
 * Reads a file of words. Others have their turns meanwhile: a large file takes a second. Throws
 * VALIDATION for a file that is not a text or has no word.
 */
export async function readWordFile(file: Uint8Array): Promise<WordFile> {
  const text = decodeWords(file)
  if (text === null) throw unreadable(t('dictionary.notText'))
  const byKey = new Map<string, string>()
  const bad: WordFile['bad'] = []
  let [lines, count, badCount] = [0, 0, 0]
  for (const found of wordLines(text)) {
    lines += 1
    if (lines % LINES_A_TURN === 0) await nextTurn()
    if (found === null) continue
    if ('word' in found) {
      count += 1
      const key = normalWord(found.word)
      if (!byKey.has(key)) byKey.set(key, found.word)
    } else {
      badCount += 1
      if (badCount <= BAD_LINES_SHOWN) bad.push({ line: found.line, text: found.bad })
    }
  }
  if (count === 0) throw unreadable(t('dictionary.empty'))
  return { byKey, count, bad, badCount }
}

function unreadable(message: string): AppError {
  return new AppError('VALIDATION', message, { fields: { file: message } })
}
