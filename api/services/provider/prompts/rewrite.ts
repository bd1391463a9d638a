import type { AssistAction } from '#schema/assist/actions.ts'
import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'

import { nameOfEnglish } from './english.ts'
import { fenced, type Prompt } from './fence.ts'

const VERSION = 'rewrite-2'

const TASKS: Record<Exclude<AssistAction, 'translate'>, string> = {
  improve:
    'Correct the mistakes of the text and make its wording clear and natural. Change nothing that is right and reads well; keep its meaning, tone and length.',
  shorten:
    'Make the text shorter, by a third or more where that loses nothing that matters. Keep every fact.',
  expand:
    'Make the text fuller: say more plainly what it implies and connect its sentences. Add no fact, figure, name or example that is not in it.',
  formalise: 'Make the text formal: no contractions, slang or familiar words. Keep its meaning and length.',
  make_friendly: 'Make the text warm and friendly without gushing. Keep its meaning and length.',
  simplify:
    'Make the text easy to read: short sentences and everyday words, for a reader of twelve. Keep every fact.',
  soften: 'Make the text gentler and more polite, while what it asks for or says stays clear.',
  firm_up: 'Make the text firmer and more direct, without rudeness. Drop hedges and apologies.',
  summarise: 'Summarise the text in its own language: its main points in at most a third of its length.',
  continue:
    'Go on where the text ends, in its voice, tense and language, with at most three sentences. Answer with the continuation only, without repeating anything of the text.',
}

const RULES =
  'Answer with the resulting text only: no introduction, no explanation, no quotation marks around it. Write in the language of the text. Keep its line breaks, names, figures, links and code as they are.'

type Wanted = Partial<Pick<WritingSettings, 'dialect' | 'goals'>> & {
  /** The English name of the language to translate into. */
  into?: string | undefined
}

/** Returns the prompt of an action. English text stays in its dialect, or is changed to it. */
export function rewritePrompt(action: AssistAction, text: string, wanted: Wanted = {}): Prompt {
  const { into = 'English', dialect, goals = defaultGoals } = wanted
  const english = dialect ? ` Where you write English, write ${nameOfEnglish(dialect)}.` : ''
  if (action !== 'translate')
    return fenced(VERSION, `${TASKS[action]}\n\n${RULES}${english}${readersOf(goals)}`, text)
  const task = `Translate the text into ${into}. Keep its tone, line breaks, names, figures, links and code. Answer with the translation only: no introduction, no explanation, no quotation marks around it.${english}`
  return fenced(VERSION, task, text)
}

/** Returns the writer's goals: the readers and the kind of text. */
function readersOf({ audience, formality, domain }: Goals): string {
  const said = [
    ...(audience === 'general' ? [] : [`its readers are ${AUDIENCE[audience]}`]),
    ...(formality === 'neutral' ? [] : [`it is meant to be ${formality}`]),
    ...(domain === 'general' ? [] : [`it is ${domain} writing`]),
  ]
  return said.length === 0 ? '' : ` Of the text you should know that ${said.join(', and that ')}.`
}

const AUDIENCE = { knowledgeable: 'people who know the subject', expert: 'experts in the subject' }
