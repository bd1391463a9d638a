import { fenced, type Prompt } from './fence.ts'

const VERSION = 'correct-1'

const TASK = `You are a careful proofreader. The text is a list of numbered sentences, one a line. Find the sentences with mistakes of spelling, grammar, punctuation or word choice, and correct each with the fewest changes that make it right. Do not improve style, do not rephrase, do not change names, figures, quotations, code or the variety of English.

Answer with JSON only, of the form {"corrections":[{"sentence":3,"text":"the whole corrected sentence"}]}. Leave out sentences that are right; {"corrections":[]} when all are.`

/** Returns the prompt for minimal corrections of sentences, numbered from 1. */
export function correctPrompt(sentences: readonly string[]): Prompt {
  const lines = sentences.map((sentence, index) => `${index + 1}. ${sentence.replaceAll(/\s+/g, ' ').trim()}`)
  return fenced(VERSION, TASK, lines.join('\n'))
}
