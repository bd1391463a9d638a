import type { Sequelize } from 'sequelize'

import { addWord, removeWord, readDictionaryWords } from '#api/features/dictionary/service.ts'
import { wrong } from '#api/features/languagetool/parameters.ts'
import { isWord } from '#schema/dictionary/words.ts'
import type { WordForm, WordsForm } from '#schema/languagetool/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { plainText } from '#schema/shared/plainText.ts'

/** LanguageTool's default. */
const WORDS_A_PAGE = 10

/** Returns a part of a user's dictionary, in the order of its words. Throws BAD_REQUEST. */
export async function listWords(who: string, { offset, limit }: WordsForm): Promise<{ words: string[] }> {
  const [from, count] = [wholeNumber('offset', offset, 0), wholeNumber('limit', limit, WORDS_A_PAGE)]
  const words = (await readDictionaryWords(who)).toSorted()
  return { words: words.slice(from, from + count) }
}

/** Adds a word to a user's dictionary. Throws BAD_REQUEST for what is no word. */
export async function addedWord(sequelize: Sequelize, who: string, form: WordForm): Promise<boolean> {
  const word = wordIn(form)
  const { added } = await sequelize.transaction(tx => addWord(tx, who, word))
  return added.length > 0
}

/** Removes a word from a user's dictionary. Returns whether it was there. */
export async function deletedWord(sequelize: Sequelize, who: string, form: WordForm): Promise<boolean> {
  const word = wordIn(form)
  try {
    await sequelize.transaction(tx => removeWord(tx, who, word))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

function wordIn({ word }: WordForm): string {
  const written = word === undefined ? '' : plainText(word).trim()
  if (!written) throw wrong(`Missing 'word' parameter`)
  if (!isWord(written)) throw wrong(`'${written.slice(0, 100)}' is not a single word`)
  return written
}

function wholeNumber(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise
  if (!/^\d{1,6}$/.test(given)) throw wrong(`Parameter '${name}' must be a whole number, not '${given}'`)
  return Number(given)
}
