import { wordsOf } from '#api/features/corrections/service.ts'
import type { Engine } from '#api/features/writing/engine.ts'
import { checkedAs } from '#api/features/writing/languages.ts'
import type { checkTask } from '#api/features/writing/tasks/check.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { CheckRequest, CheckResult } from '#schema/writing/contract.ts'
import type { z } from 'zod'

/** A person's request as the engine takes it, with the words that are right for that person. Throws VALIDATION. */
export async function askedBy(
  userId: string,
  { text, language, dictionary }: CheckRequest,
): Promise<z.input<(typeof checkTask)['request']>> {
  const as = checkedAs(language)
  if (as === null) {
    const message = `We cannot check the language "${language}".`
    throw new AppError('VALIDATION', message, { fields: { language: message } })
  }
  return { text, ...as, dictionary: [...dictionary, ...(await wordsOf(userId))] }
}

/** All findings of a text, for a person. Throws VALIDATION, and what the engine throws. */
export async function checkFor(
  engine: Engine,
  userId: string,
  request: CheckRequest,
  signal: AbortSignal,
): Promise<CheckResult> {
  const asked = await askedBy(userId, request)
  return { language: request.language, issues: await engine.check(asked, { who: userId, signal }) }
}
