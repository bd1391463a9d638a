import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import type { Engine, Turn } from '#api/services/engine/engine.ts'
import type { PracticeVerdict } from '#schema/writing-style/contract.ts'
import { judge } from '#writing/practice/judge.ts'

type Correction = { rule: string; before: string; after: string }

/** Judges a correction by checking both sentences. Throws the engine's errors. */
export async function judgePractice(
  engine: Engine,
  { rule, before, after }: Correction,
  turn: Turn,
): Promise<PracticeVerdict> {
  const settings = await settingsOf(turn.who)
  const ofKind = async (text: string) =>
    (await engine.check({ text, ...settings }, turn)).filter(issue => issue.rule === rule)
  const [mistakes, left] = [await ofKind(before), await ofKind(after)]
  return judge({ before, after, mistakes, left: left.length })
}

/** Returns the English and the words of a user, for checks outside a document. */
export const settingsOf = async (who: string) => ({
  dialect: await dialectOfUser(who),
  dictionary: await readDictionaryWords(who),
})
