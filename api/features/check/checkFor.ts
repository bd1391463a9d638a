import type { z } from 'zod'

import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { t } from '#api/kit/messages.ts'
import type { Engine, Turn } from '#api/services/engine/engine.ts'
import { checkedAs } from '#api/services/engine/languages.ts'
import type { checkTask } from '#api/services/engine/tasks/check.ts'
import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import { FINDINGS_MAX, type CheckRequest, type CheckResult } from '#schema/check/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

type TaskRequest = { language: string; task: z.input<(typeof checkTask)['request']> }

/**
 * Returns a user's request as a task, with the user's own words. Throws VALIDATION for a language
 * that cannot be checked on the server, and the engine's errors.
 */
export async function checkRequestOf(
  engine: Engine,
  { text, ...request }: CheckRequest,
  turn: Turn,
): Promise<TaskRequest> {
  const language = request.language === 'auto' ? await detected(engine, text, turn) : request.language
  const as = checkedAs(language)
  if (as === null) {
    const message = t('actions.cannotCheck', { language })
    throw new AppError('VALIDATION', message, { fields: { language: message } })
  }
  const dictionary = [...request.dictionary, ...(await readDictionaryWords(turn.who))]
  return { language, task: { text, ...as, goals: request.goals, dictionary } }
}

async function detected(engine: Engine, text: string, turn: Turn): Promise<string> {
  const { language } = await engine.ask(identifyTask, { text }, turn)
  return language === 'unknown' ? 'en' : language
}

/** Returns the issues of a user's text, up to a maximum. Throws like {@link checkRequestOf}. */
export async function checkFor(engine: Engine, request: CheckRequest, turn: Turn): Promise<CheckResult> {
  const { language, task } = await checkRequestOf(engine, request, turn)
  const issues = await engine.check(task, turn, FINDINGS_MAX)
  return { language, issues: issues.slice(0, FINDINGS_MAX), isComplete: issues.length <= FINDINGS_MAX }
}
